/**
 * Node's http and https, asked for instead of imported: whoever imports a built-in module reads each of its exports, and one of
 * http's ('WebSocket') is read by loading all of undici. That is 12 ms of the processor at each start of the app (Node 24).
 */
export const http = process.getBuiltinModule('node:http');
export const https = process.getBuiltinModule('node:https');
