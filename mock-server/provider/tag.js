// Stands in for Google's tag script (gtag/js): what the page tells the tag is sent to the mock, which lists it in the
// fault panel. Nothing leaves this machine.
(() => {
  const COMMANDS = ['config', 'event', 'set', 'consent'];
  const dataLayer = new URL(document.currentScript.src).searchParams.get('l') ?? 'dataLayer';
  window[dataLayer] ??= [];
  const told = window[dataLayer];

  /** @param {ArrayLike<unknown>} call what gtag() was called with; others may put in what is none */
  const send = (call) => {
    const [command, name, params] = Array.from(call ?? []);
    if (!COMMANDS.includes(command)) return;
    const named = typeof name === 'string' ? { name, params } : { params: name };
    fetch('/_mock/analytics', {
      method: 'POST',
      // Also what is told while the page goes away.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ command, ...named }),
      // Nobody waits for it, and analytics must never trouble the page.
    }).catch(() => {});
  };

  for (const call of told) send(call);
  told.push = (...calls) => {
    Array.prototype.push.apply(told, calls);
    for (const call of calls) send(call);
    return told.length;
  };
})();
