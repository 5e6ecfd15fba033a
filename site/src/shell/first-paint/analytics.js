// Counts a page view after five seconds, or when the page is left earlier; not when the reader or the browser refuses
// or storage is blocked. Other events are in analytics/track.ts. Plain JavaScript and short, because every page has it.
addEventListener('pageshow', () => {
  // Leaves out the fragment, in which a mailed link carries its token.
  const [url] = location.href.split('#');
  const eventData = { timestamp: new Date(), userAgent: navigator.userAgent, url };
  let waiting = JSON.stringify({ eventType: 'page_view', eventData });
  const send = () => {
    const body = waiting;
    const keep = () => {
      waiting = body;
      console.warn(body);
      setTimeout(send, 5000);
    };
    waiting = '';
    try {
      if (body && !(localStorage.getItem('analytics') || navigator.doNotTrack > 0 || navigator.globalPrivacyControl))
        fetch('/api/analytics', {
          method: 'POST',
          body,
          keepalive: true,
          headers: { 'Content-Type': 'application/json' },
          // After 429 or a server error (5xx), the same request may succeed the next time.
        }).then(({ status }) => status > 428 && keep(), keep);
    } catch {
      // Storage is blocked, so the choice of the reader is unknown: the view is not counted.
    }
  };
  // Another tab, or `setAnalytics` in this one, may have changed the choice: the event is sent or dropped now.
  addEventListener('storage', send);
  addEventListener('pagehide', send);
  setTimeout(send, 5000);
});
