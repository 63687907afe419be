import type { Row } from './outcome.ts'
import { backupDrill } from './rows/backup-drill.ts'
import { crash } from './rows/crash.ts'
import { deployUnderLoad } from './rows/deploy-under-load.ts'
import { fullDisk } from './rows/full-disk.ts'
import { ioErrors } from './rows/io-errors.ts'
import { outage } from './rows/outage.ts'
import { powerCut } from './rows/power-cut.ts'
import { severalMachines } from './rows/several-machines.ts'
import { slowClients } from './rows/slow-clients.ts'

export const reliability: Row[] = [
  {
    id: 'R1',
    promise: 'A crash loses nothing acknowledged',
    asked: '100 kills, ≥ 9,000 acknowledged, 0 lost, 0 resurrected, every picture decodes',
    prove: () => crash(),
    minutes: 12,
  },
  {
    id: 'R2',
    promise: 'A power cut loses nothing acknowledged',
    asked: '200 requests, fsyncs ≥ commits, 0 inversions',
    prove: powerCut,
  },
  {
    id: 'R3',
    promise: 'I/O errors are honest',
    asked: 'acknowledged = stored, others 503 or 507, back ≤ 5 s',
    prove: ioErrors,
    tests: ['api/tests/unit/failed_commit.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'R4',
    promise: 'A full disk',
    asked: 'GETs and profile 200, saves 507, 0 temporary files, next write ≤ 1 s, 0 lost',
    prove: fullDisk,
  },
  {
    id: 'R5',
    promise: 'Mail server down',
    asked: '0 lost, all delivered after recovery, 0 doubled',
    tests: ['api/tests/functional/notifications/refusals.spec.ts'],
  },
  {
    id: 'R6',
    promise: 'API down',
    asked: 'pages 200, lists 200 up to 7 days, also after nginx restarts; no sign-out',
    prove: outage,
    tests: [
      'infra/nginx-tests/outage.test.ts',
      'infra/e2e/site/outage.spec.ts',
      'infra/e2e/admin/list-faults.spec.ts',
    ],
  },
  {
    id: 'R7',
    promise: 'Slow clients',
    asked: '1,000 connections, 0 failed visits, p99 ≤ 500 ms',
    prove: slowClients,
  },
  {
    id: 'R8',
    promise: 'A deploy without a failed request',
    asked: '≥ 10,000 requests over 4 switches with a migration, 0 failed, nothing asked twice',
    prove: deployUnderLoad,
    tests: ['infra/nginx-tests/closing.test.ts'],
    minutes: 10,
  },
  {
    id: 'R10',
    promise: 'Backup and restore',
    asked: 'rows equal, RTO ≤ 60 s',
    prove: backupDrill,
  },
  {
    id: 'R11',
    promise: 'Migrations reverse',
    asked: 'up, down, up: schema identical',
    tests: ['api/tests/unit/migrations.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'R18',
    promise: 'Double submit',
    asked: '50 at once: 1 row, 1 mail per recipient',
    tests: ['api/tests/unit/burst.spec.ts', 'api/tests/unit/mail_worker.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'M1',
    promise: 'Beyond one machine',
    asked: 'a machine and a worker die under load: 0 failed, 0 lost, 0 sent twice',
    prove: severalMachines,
    tests: ['infra/nginx-tests/machines.test.ts'],
  },
]
