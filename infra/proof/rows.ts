import type { Row } from './outcome.ts'
import { backupDrill } from './rows/backup-drill.ts'
import { crash } from './rows/crash.ts'
import { deployUnderLoad } from './rows/deploy-under-load.ts'
import { outage } from './rows/outage.ts'
import { slowClients } from './rows/slow-clients.ts'
import { smuggling } from './rows/smuggling.ts'

const npmTest = (suite: string) => `npm test, suite ${suite}`
const open = 'not proved yet'

/** Every promise on reliability and security. A row without `prove` never counts as passed. */
export const rows: Row[] = [
  {
    id: 'R1',
    promise: 'A crash loses nothing acknowledged',
    asked: '0 lost in 30 kills',
    prove: crash,
  },
  {
    id: 'R2',
    promise: 'A power cut loses nothing acknowledged',
    asked: 'fsyncs ≥ commits',
    otherwise: open,
  },
  { id: 'R3', promise: 'I/O errors are honest', asked: 'acknowledged = stored', otherwise: open },
  { id: 'R4', promise: 'A full disk', asked: 'GETs 200, saves 507, 0 lost', otherwise: open },
  { id: 'R5', promise: 'Mail server down', asked: '0 lost, POST p99 ±20 %', otherwise: open },
  { id: 'R6', promise: 'API down', asked: 'pages 200, lists stale 200', prove: outage },
  { id: 'R7', promise: 'Slow clients', asked: '0 failed visits, p99 ≤ 500 ms', prove: slowClients },
  {
    id: 'R8',
    promise: 'A deploy without a failed request',
    asked: '≥ 10,000 requests over 4 switches, 0 failed',
    prove: deployUnderLoad,
  },
  {
    id: 'R9',
    promise: 'Lock contention',
    asked: '0 failed writes, loop gap ≤ 250 ms',
    otherwise: open,
  },
  { id: 'R10', promise: 'Backup and restore', asked: 'rows equal, RTO ≤ 60 s', prove: backupDrill },
  { id: 'R11', promise: 'Migrations reverse', asked: 'schema identical', otherwise: open },
  { id: 'R12', promise: 'SQLite to PostgreSQL', asked: 'hashes equal', otherwise: open },
  { id: 'R13', promise: 'Clocks', asked: 'expired stays expired', otherwise: open },
  { id: 'R14', promise: 'Cold start', asked: 'p95 ≤ 3 s', otherwise: open },
  { id: 'R15', promise: 'Soak', asked: '30 min, RSS slope ≤ 5 %/h', otherwise: open },
  { id: 'R16', promise: 'Image load', asked: 'RSS ≤ 700 MB', otherwise: open },
  { id: 'R17', promise: 'PostgreSQL outage', asked: 'recovery ≤ 5 s, 0 lost', otherwise: open },
  { id: 'R18', promise: 'Double submit', asked: '1 row, 1 mail', otherwise: npmTest('api') },
  { id: 'S1', promise: 'Authorization', asked: '0 mismatches', otherwise: npmTest('api') },
  { id: 'S2', promise: 'Hostile input', asked: '0 answers 5xx', otherwise: npmTest('api') },
  { id: 'S3', promise: 'Image corpus', asked: '0 crashes, 0 metadata', otherwise: npmTest('api') },
  {
    id: 'S4',
    promise: 'Bombs and polyglots',
    asked: 'refused ≤ 200 ms',
    otherwise: npmTest('api'),
  },
  { id: 'S5', promise: 'Brute force', asked: '≤ 20 checks', otherwise: npmTest('api') },
  { id: 'S6', promise: 'Revocation', asked: '0 grace', otherwise: npmTest('api') },
  { id: 'S7', promise: 'Forged tokens are free', asked: '0 writes', otherwise: npmTest('api') },
  { id: 'S8', promise: 'Anonymous bytes', asked: '0 bytes stay', otherwise: npmTest('api') },
  { id: 'S9', promise: 'Path traversal', asked: '0 outside files', otherwise: npmTest('nginx') },
  { id: 'S10', promise: 'Headers', asked: 'every header once', otherwise: npmTest('nginx') },
  { id: 'S11', promise: 'TLS', asked: '1.2 and 1.3 only', otherwise: npmTest('nginx') },
  { id: 'S12', promise: 'Scripts in stored text', asked: '0 run', otherwise: npmTest('browser') },
  { id: 'S13', promise: 'Mail injection', asked: '0 headers', otherwise: open },
  { id: 'S14', promise: 'SQL injection and scan', asked: '0 findings', otherwise: open },
  { id: 'S15', promise: 'Smuggling', asked: '200 pairs, 0 understood', prove: smuggling },
  { id: 'S16', promise: 'Foreign origins', asked: 'no allow-origin', otherwise: npmTest('api') },
  { id: 'S17', promise: 'Spam', asked: 'limits hold, 0 lost', otherwise: open },
  { id: 'S18', promise: 'Secrets', asked: '0 in logs and builds', otherwise: open },
  {
    id: 'S19',
    promise: 'Hardening',
    asked: 'API ≤ 1.5, nginx ≤ 4.0',
    otherwise: npmTest('operations'),
  },
  { id: 'S20', promise: 'Versions', asked: '≥ floors', otherwise: open },
  { id: 'S21', promise: 'Slow expressions', asked: '≤ 20 ms', otherwise: open },
  { id: 'S22', promise: 'Privacy', asked: '0 texts in logs', otherwise: open },
]
