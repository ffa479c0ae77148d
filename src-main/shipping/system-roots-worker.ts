/** The thread that asks the system for its root certificates: on macOS that has taken 40 s. */
import tls from 'node:tls';
import { parentPort } from 'node:worker_threads';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
parentPort.postMessage([...new Set(tls.getCACertificates('system'))]);
