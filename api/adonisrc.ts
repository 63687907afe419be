import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

const HANGING = 120_000

/** Routes that the admin does not call. */
const ONLY_FOR_OTHERS = [
  /_neighbours\./,
  /^(addresses|api_descriptions|calendar_tournaments|notices|share_pictures|uploads|withheld_pictures)\./,
  /^(contact_messages|health_checks|upkeep_checks)\./,
]

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    // Not the queue's: its queue:work would be taken for ours.
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#providers/api_provider'),
    { file: () => import('#providers/checkpoint_provider'), environment: ['web'] },
    { file: () => import('#providers/queue_worker_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/validator'),
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,js}'], timeout: HANGING },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: HANGING },
      { name: 'model', files: ['tests/model/**/*.spec.{ts,js}'], timeout: HANGING },
    ],
    forceExit: false,
  },

  metaFiles: [
    { pattern: 'database/demo/**/*.{json,webp}', reloadServer: false },
    { pattern: 'resources/**', reloadServer: false },
    { pattern: 'tests/names/*.txt', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({ transformers: { enabled: true } }),
      // The admin loads it before all else.
      generateRegistry({ routes: { except: ONLY_FOR_OTHERS } }),
    ],
  },
})
