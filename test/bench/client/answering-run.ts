/**
 * A service of a few lines, in a process of its own: it answers everything with one search's answer. Prints its port.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const orders = Array.from({ length: 10 }, (_, at) => ({
  order_id: 4_501 + at,
  order_date: '2026-03-02T08:15:00Z',
  order_number: `HARBOUR-${4_501 + at}`,
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: `TRACK${4_501 + at}NZ`,
  country: 'New Zealand',
  exact_match: at === 0,
}));
const body = Buffer.from(JSON.stringify({ orders, total_pages: 1, success: true, errors: [] }));
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

const server = http.createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit());
