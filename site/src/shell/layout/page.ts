// The one script of every page. It is loaded when somebody reaches for the header or a form (first-paint/later.js), so
// what it watches may have begun already.
import { watchErrors } from '../../analytics/watchErrors.ts';
import { watchCitation } from '../../components/citation/watchCitation.ts';
import { keepSearchText } from '../../components/search-form/keepSearchText.ts';
import { showKeptToast } from '../../components/toaster/keptToast.ts';
import { startPush } from '../../session/push/startPush.ts';
import { watchSession } from '../../session/session.ts';
import { watchLearning } from '../../session/watchLearning.ts';
import { watchChat } from '../chat/watchChat.ts';
import { watchAccount } from '../header/account.ts';
import { watchMenus } from '../header/menus.ts';
import { watchTheme } from '../header/theme.ts';
import { watchConnection } from '../offline/connection/watchConnection.ts';
import { watchSaved } from '../offline/watchSaved.ts';
import { watchSettings } from '../preferences/watchSettings.ts';
import { watchQueue } from '../queue/watchQueue.ts';

watchErrors();
watchSession();
watchLearning();
watchQueue();
watchAccount();
watchTheme();
watchSettings();
watchChat();
watchMenus();
keepSearchText();
watchCitation();
showKeptToast();
startPush();
watchSaved();
watchConnection();
