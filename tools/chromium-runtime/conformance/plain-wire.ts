/**
 * Playwright asks Chromium to compress each message between them, and both then do so for every answer of a few bytes:
 * a tenth of what a test costs in its own process. On one computer that gains nothing.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** From now on, for every connection of this process. */
export const talkUnpacked = (): void => {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { readonly request: ClientRequest };
    if (request.getHeader('Upgrade') === 'websocket') request.removeHeader('Sec-WebSocket-Extensions');
  });
};
