/** Chunks of code that several scripts share. They are few, because each one costs a request. */
export const SCRIPT_CHUNKS: { name: string; test: RegExp; minShareCount?: number }[] = [
  {
    // Code in the script of every page. A reader who loads an island has that script already or will soon.
    name: 'shared',
    test: /site\/src\/(analytics\/|session\/(session|guestApi|storage|drafts|resumed|hasNo|push\/keptPush|offline\/(caches|is|ownQueue|queueSign|saved\/savedSign))|styles\/|routes|components\/(focus|toaster\/(show|kept)))|contracts\/(limits|calls|client|compositionKeys|product|wording\/(plural|inLanguage))|node_modules\/nanostores\/|preload-helper/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|lucide-react|@nanostores\/react)\/|rolldown\/runtime|site\/src\/(islands\/(use|create)|shell\/search\/foundSearch|components\/(task\/useBusy|text\/(Text|FilledText)))|contracts\/(cutText|languages|search\/browserIndex)/,
  },
  // `radix` is shared by toasts, tooltips and tabs.
  {
    name: 'radix',
    test: /node_modules\/@radix-ui\/(primitive|react-(?!toast|tooltip|tabs|popper|arrow|collection|roving|direction))/,
  },
  { name: 'hints', test: /components\/tooltip\// },
  { name: 'toasts', test: /components\/toaster\/(present|stage|write)|wording\/(\w+\/)?toasts/ },
  { name: 'messages', test: /site\/src\/session\/readServerMessage/ },
  {
    name: 'reads',
    test: /site\/src\/(session\/(reads|ownSet|offline\/(QueuedKind|sendOrQueue))|screens\/forum\/queued)/,
  },
  {
    name: 'form',
    test: /site\/src\/(components\/(form\/(?!Dialog|Select|TextArea|SendFailed|DraftNote)|needs-connection)|session\/offline\/useOnline|screens\/accounts\/(replacePage|checkReg))/,
  },
  // Search box, chat and the search without the server load it when they are used.
  {
    name: 'search',
    test: /contracts\/(search\/(engine\/|findHits)|wording\/searchStopWords)|site\/src\/shell\/search\/(loadSearchLanguage|browser\/(BrowserSearch|openBrowserSearch))/,
  },
  { name: 'accounts', test: /site\/src\/screens\/accounts\/\w+\.tsx?$/, minShareCount: 2 },
  {
    name: 'kept',
    test: /site\/src\/(screens\/(watchlist|bookmarks)|components\/toggle)\/\w+\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /site\/src\/(components\/(form|task|text|late-part|load-failed)|session\/(useDraft|useResumed))|contracts\/(encyclopedia\/fields|accounts\/roles|contributions\/workflow)|wording\/(contributionsForm|form)\.ts/,
  },
];
