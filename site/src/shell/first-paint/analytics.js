// Counts that a page was shown: five seconds after, or when it is left before. Not where the reader or the browser says no
// (any value of `analytics` in storage is a no; where storage is closed nothing is asked and nothing counted). What cannot
// be sent now is kept and sent later. Other events, and all that has to be known of them, are in analytics/track.ts,
// which is loaded with what sends them. Plain JavaScript and short: it stands in every page.
addEventListener('pageshow', () => {
  // Without what follows the #, where a mailed link carries its token.
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
          // 429 and what is the server's fault may be right the next time.
        }).then(({ status }) => status > 428 && keep(), keep);
    } catch {
      // Storage is closed to us.
    }
  };
  // Another tab chose, and the event of `setAnalytics` in this one: what waits is sent or forgotten.
  addEventListener('storage', send);
  addEventListener('pagehide', send);
  setTimeout(send, 5000);
});
