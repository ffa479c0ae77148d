/**
 * Playwright asks Chromium to pack each message between them, which both then do for every answer of a few bytes: a tenth of what a
 * test costs in its own process. On one computer nothing is gained by it.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** From now on, for every connection that this process opens. */
export const talkUnpacked = (): void => {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { readonly request: ClientRequest };
    if (request.getHeader('Upgrade') === 'websocket') request.removeHeader('Sec-WebSocket-Extensions');
  });
};
