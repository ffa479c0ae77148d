/** 200 addresses that our page never goes to, and 500 paths that are not files of ours. */

const hosts = ['example.com', 'packbench.example.com', '127.0.0.1:9', '[::1]:9', 'packbench', 'xn--pckbench-c1a.com'];
const tails = ['/', '/index.html', '/?a=%00', '/#x', '//x/..;/', '/%2e%2e/', '/\u202efdp.exe', '/a b'];

const ofTheWeb = ['https', 'http', 'ws', 'ftp'].flatMap((scheme) =>
  hosts.flatMap((host) => tails.slice(0, 5).map((tail) => `${scheme}://${host}${tail}`)),
);

const likeOurs = [
  ...[
    'app://evil/index.html',
    'app://packbench.evil/index.html',
    'app://packbench@evil/',
    'app://packbench:81/index.html',
  ],
  ...[
    'app:///index.html',
    'app:index.html',
    'APP://PACKBENCH/../x',
    'app://packbench/missing.html',
    'app2://packbench/',
  ],
  ...['https://packbench.app/', '//evil.example/', '\\\\evil.example\\share', '/\\evil.example/', 'https:evil.example'],
];

const ofTheComputer = [
  ...[
    'file:///etc/passwd',
    'file:///C:/Windows/win.ini',
    'file://host/share/x.html',
    'file:index.html',
    'file://localhost/',
  ],
  ...[
    'chrome://settings',
    'chrome://gpu',
    'chrome-extension://a/b.html',
    'chrome-untrusted://x/',
    'devtools://devtools/x.html',
  ],
  ...[
    'view-source:https://example.com/',
    'view-source:file:///etc/passwd',
    'about:config',
    'edge://settings',
    'brave://x',
  ],
  ...[
    'mailto:a@example.com',
    'tel:+64',
    'sms:1',
    'ms-settings:privacy',
    'ms-msdt:/id',
    'search-ms:query=x',
    'shell:startup',
  ],
  ...[
    'vscode://file/etc',
    'slack://open',
    'zoommtg://x',
    'steam://run',
    'intent://x#Intent;end',
    'smb://host/share',
    'nfs://h/x',
  ],
  ...[
    'ssh://host',
    'telnet://host',
    'gopher://host/1',
    'ldap://host',
    'jar:https://x!/y',
    'itms-services://?x',
    'magnet:?xt=x',
  ],
];

const ofScripts = [
  ...[
    'javascript:globalThis.escaped=true',
    'JaVaScRiPt:globalThis.escaped=true',
    ' javascript:globalThis.escaped=true',
  ],
  ...['java\tscript:globalThis.escaped=true', 'javascript://%0aglobalThis.escaped=true', 'vbscript:x', 'livescript:x'],
  ...[
    'data:text/html,<script>parent.escaped=true</script>',
    'data:text/html;base64,PHNjcmlwdD4x',
    'data:image/svg+xml,<svg/>',
  ],
  ...[
    'data:application/pdf;base64,JVBERi0=',
    'data:,x',
    'blob:https://example.com/0',
    'blob:null/0',
    'about:srcdoc',
    'about:blank#x',
  ],
];

export const hostileAddresses: readonly string[] = [
  ...likeOurs,
  ...ofTheComputer,
  ...ofScripts,
  ...ofTheWeb,
  ...hosts.flatMap((host) => tails.slice(5).map((tail) => `https://${host}${tail}`)),
].slice(0, 200);

const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '..%2f..',
  '..%5c..',
  '%252e%252e',
  '..;',
  '....//',
  '%c0%ae%c0%ae',
  '..%00',
  '\u2025',
  '.../',
];
const wanted = [
  ...[
    'etc/passwd',
    'package.json',
    'main/index.js',
    'preload/index.js',
    'Windows/win.ini',
    'settings.json',
    'ledger/ledger.sqlite',
  ],
  ...['proc/self/environ', 'out/main/index.js', '.git/config', 'logs/packbench.log', 'index.html/..'],
];
const befores = ['/', '/assets/', '//'];
const others = [
  ...[
    '/INDEX.HTML',
    '/index.html/',
    '/index.html%00',
    '/index.html%20',
    '/index.html.',
    '/index.html::$DATA',
    '/index.html;x',
  ],
  ...[
    '/index%2ehtml',
    '/%69ndex.html',
    '/./index.html/x',
    '/~root',
    '/C:/Windows',
    '/\\\\host\\share',
    '/con',
    '/nul',
    '/aux.js',
  ],
  ...[
    '/assets',
    '/assets/',
    '/.',
    '/..',
    '/*',
    '/?',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/constructor',
    '/__proto__',
    '/toString',
  ],
  ...Array.from({ length: 60 }, (_, index) => `/${'a/'.repeat(index * 20)}x`),
];

export const hostilePaths: readonly string[] = [
  ...others,
  ...befores.flatMap((before) =>
    climbs.flatMap((climb) => wanted.map((path, index) => `${before}${`${climb}/`.repeat(1 + (index % 6))}${path}`)),
  ),
].slice(0, 500);
