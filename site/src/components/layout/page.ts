// The one script of every page, small enough that Astro puts it into the page itself.
import { watchLanguage } from '../header/language.ts';
import { watchMenus } from '../header/menus.ts';
import { watchTheme } from '../header/theme.ts';
import { keepSearchText } from '../search-form/keepSearchText.ts';

watchTheme();
watchLanguage();
watchMenus();
keepSearchText();
