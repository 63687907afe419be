import type { Row } from './outcome.ts'
import { smuggling } from './rows/smuggling.ts'

const api = 'api/tests/functional'

export const security: Row[] = [
  {
    id: 'S1',
    promise: 'Authorization',
    asked: 'the whole matrix, 0 mismatches',
    tests: [`${api}/matrix/authorization.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S2',
    promise: 'Hostile input',
    asked: '0 answers 5xx, 0 leaks',
    tests: [`${api}/hostile/input.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S4',
    promise: 'Bombs and polyglots',
    asked: 'refused or cleaned',
    tests: [`${api}/hostile/pictures.spec.ts`, `${api}/public/http/errors.spec.ts`],
  },
  {
    id: 'S6',
    promise: 'Revocation',
    asked: '0 grace, all tabs signed out',
    tests: [
      `${api}/admin/sessions/session.spec.ts`,
      `${api}/admin/sessions/everywhere.spec.ts`,
      'infra/e2e/admin/session.spec.ts',
    ],
    onBothDatabases: true,
  },
  {
    id: 'S13',
    promise: 'Mail injection',
    asked: '0 extra headers or recipients',
    tests: [`${api}/notifications/send.spec.ts`, `${api}/public/contact_messages/store.spec.ts`],
  },
  {
    id: 'S15',
    promise: 'Smuggling',
    asked: '200 pairs, 0 understood',
    prove: smuggling,
    tests: ['infra/nginx-tests/addresses.test.ts'],
  },
]
