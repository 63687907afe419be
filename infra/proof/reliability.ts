import type { Row } from './outcome.ts'
import { backupDrill } from './rows/backup-drill.ts'
import { bareMachine } from './rows/bare-machine.ts'
import { clocks } from './rows/clocks.ts'
import { coldStart } from './rows/cold-start.ts'
import { crash } from './rows/crash.ts'
import { databaseOutage } from './rows/database-outage.ts'
import { deployUnderLoad } from './rows/deploy-under-load.ts'
import { eitherDatabase } from './rows/either-database.ts'
import { fullDisk } from './rows/full-disk.ts'
import { imageLoad } from './rows/image-load.ts'
import { interleavings } from './rows/interleavings.ts'
import { ioErrors } from './rows/io-errors.ts'
import { lockContention } from './rows/lock-contention.ts'
import { mailOutage } from './rows/mail-outage.ts'
import { outage } from './rows/outage.ts'
import { outboxWalk } from './rows/outbox-walk.ts'
import { powerCut } from './rows/power-cut.ts'
import { severalMachines } from './rows/several-machines.ts'
import { slowClients } from './rows/slow-clients.ts'
import { soak } from './rows/soak.ts'

export const reliability: Row[] = [
  {
    id: 'R1',
    promise: 'A crash loses nothing acknowledged',
    asked: '100 kills, ≥ 9,000 acknowledged, 0 lost, 0 resurrected, every picture decodes',
    prove: () => crash(),
    tests: ['infra/durability-tests/crash.test.ts'],
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
    asked: '5 kinds of outage: 0 lost, no message twice as slow, all mailed afterwards, 0 doubled',
    prove: mailOutage,
    tests: ['api/tests/functional/notifications/refusals.spec.ts'],
  },
  {
    id: 'R6',
    promise: 'API down',
    asked: 'pages 200, lists 200 up to 7 days, also after nginx restarts; no sign-out',
    prove: outage,
    tests: [
      'infra/nginx-tests/outage.test.ts',
      'infra/tests/e2e/site/outage.spec.ts',
      'infra/tests/e2e/admin/faults.spec.ts',
    ],
  },
  {
    id: 'R7',
    promise: 'Slow clients',
    asked:
      'slow headers, bodies, ranges, reading: 1,000 connections, 60 s each: 0 failed visits, p99 ≤ 500 ms, clean ≤ 10 s after',
    prove: slowClients,
    minutes: 8,
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
    id: 'R9',
    promise: 'Lock contention',
    asked:
      'held 3 s: 0 writes failed, reads p99 and pauses ≤ 250 ms; held on: 503, try again, ≤ 11 s',
    prove: lockContention,
    tests: ['api/tests/unit/write_lock.spec.ts'],
  },
  {
    id: 'R10',
    promise: 'Backup and restore',
    asked: 'rows equal, RTO ≤ 60 s',
    prove: backupDrill,
    tests: ['api/tests/unit/backup/backup.spec.ts'],
  },
  {
    id: 'R11',
    promise: 'Migrations reverse',
    asked: 'up, down, up: schema identical; killed in their midst: the next run goes on to it',
    tests: ['api/tests/unit/migrations.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'R12',
    promise: 'SQLite to PostgreSQL',
    asked: 'counts and hashes of every table equal; matrix and hostile suites green on both',
    tests: [
      'api/tests/postgres/database_move.spec.ts',
      'api/tests/functional/matrix/authorization.spec.ts',
      'api/tests/functional/hostile/every_route.spec.ts',
      'api/tests/functional/hostile/list_queries.spec.ts',
    ],
    onBothDatabases: true,
  },
  {
    id: 'R13',
    promise: 'Clocks',
    asked: 'expired stays expired, revoked stays revoked, order stable, guesses limited',
    prove: clocks,
  },
  {
    id: 'R14',
    promise: 'Cold start',
    asked: 'kill to first 200: p95 ≤ 3 s; a bad setting is one sentence and exit ≠ 0',
    prove: coldStart,
    tests: ['api/tests/unit/server_life.spec.ts', 'api/tests/unit/start_refusals.spec.ts'],
  },
  {
    id: 'R16',
    promise: 'Image load',
    asked: '8 × 49 MP at once: memory ≤ 700 MB, p99 of visitors ≤ 300 ms, all 201 or 503',
    prove: imageLoad,
  },
  {
    id: 'R17',
    promise: 'PostgreSQL outage',
    asked: 'stopped 60 s: lists 200, saves 503 ≤ 6 s, back ≤ 5 s without a restart, 0 lost',
    prove: databaseOutage,
  },
  {
    id: 'R18',
    promise: 'Double submit',
    asked: '50 at once: 1 row, 1 mail per recipient',
    tests: ['api/tests/unit/burst.spec.ts', 'api/tests/unit/mail_worker.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'R19',
    promise: 'What was withdrawn stays withdrawn',
    asked:
      'every address an item ever had: 0 answer 2 s after hiding or deleting, processes up or stopped; all answer again after showing or restoring',
    tests: [
      'infra/nginx-tests/withdrawal.test.ts',
      'api/tests/functional/public/withdrawal.spec.ts',
      'api/tests/functional/public/uploads/withheld.spec.ts',
      'api/tests/unit/withdrawal_watch.spec.ts',
    ],
    onBothDatabases: true,
  },
  {
    id: 'R20',
    promise: 'The outbox keeps intentions',
    asked:
      '5 new seeds × 200 steps of save, cancel, back, reload, kill, offline, lost answers: each saving once, 0 lost, 0 sent after cancel, screen true at every rest',
    prove: outboxWalk,
    tests: [
      'infra/tests/e2e/admin/outbox/cancel.spec.ts',
      'infra/tests/e2e/admin/outbox/cancelled-edits.spec.ts',
      'infra/tests/e2e/admin/outbox/clocks.spec.ts',
      'infra/tests/e2e/admin/outbox/later.spec.ts',
      'infra/tests/e2e/admin/outbox/lost-answers.spec.ts',
      'infra/tests/e2e/admin/outbox/refusals.spec.ts',
      'infra/tests/e2e/admin/outbox/sign-out.spec.ts',
    ],
    minutes: 60,
  },
  {
    id: 'R21',
    promise: 'Interleavings',
    asked:
      '10,000 new sequences of calls, many at once, on each database: all agree with the model',
    prove: interleavings,
    tests: ['api/tests/model/interleavings.spec.ts', 'api/tests/unit/repeated_at_once.spec.ts'],
    onBothDatabases: true,
    minutes: 120,
  },
  {
    id: 'R22',
    promise: 'Three engines',
    asked: 'the main job on Blink, Gecko and WebKit, desk and phone size',
    tests: [
      'infra/tests/e2e/main-job.spec.ts',
      'infra/tests/e2e/phone/main-job.spec.ts',
      'infra/engines-tests/main-job.test.ts',
    ],
  },
  {
    id: 'M1',
    promise: 'Beyond one machine',
    asked:
      'a machine and a worker die under load: 0 failed, 0 lost, ≤ 1 sent twice, the one in hand',
    prove: severalMachines,
    tests: ['infra/nginx-tests/machines.test.ts'],
  },
  {
    id: 'M2',
    promise: 'From a bare Debian to a serving site',
    asked:
      'the commands of the operations page under a living systemd; twice changes nothing, a power cut neither; a certificate is got, renewed and replaced',
    prove: bareMachine,
    minutes: 20,
  },
  {
    id: 'M3',
    promise: 'Either database',
    asked: 'every test of the API on PostgreSQL, too: 0 fail; 100,000 messages on each database',
    prove: eitherDatabase,
    tests: ['api/tests/functional/growth/size.spec.ts'],
    minutes: 30,
  },
  {
    id: 'M4',
    promise: 'The problem of the day',
    asked: 'each of 400 proved to the last move; 440 days, home ≤ 10 KB on every one',
    tests: ['infra/puzzle-tests/problems.test.ts', 'infra/puzzle-tests/days.test.ts'],
  },
  {
    id: 'R15',
    promise: 'Soak',
    asked: '30 min at 50 a second: memory ≤ 5 % an hour, files ± 5, log ≤ 64 MB, 0 answers 5xx',
    prove: soak,
    isLong: true,
    minutes: 60,
  },
]
