/**
 * Node's http and https, by a function instead of an import. Importing a built-in module reads each of its exports, and
 * reading one of http's ('WebSocket') loads all of undici: 12 ms of the processor at each start of the app (Node 24).
 */
export const http = process.getBuiltinModule('node:http');
export const https = process.getBuiltinModule('node:https');
