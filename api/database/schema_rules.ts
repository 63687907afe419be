import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'
import type { translationRules } from '#shared/rules/translation_rules'

interface TypeImport {
  source: string
  typeImports: string[]
}

const text = (tsType: string, ...imports: TypeImport[]) => ({
  tsType,
  imports,
  decorators: [{ name: '@column' }],
})

const json = (tsType: string, ...imports: TypeImport[]) => ({
  tsType,
  imports: [{ source: '#database/columns', namedImports: ['jsonColumn'] }, ...imports],
  decorators: [{ name: '@jsonColumn' }],
})

const yesOrNo = {
  tsType: 'boolean',
  imports: [{ source: '#database/columns', namedImports: ['booleanColumn'] }],
  decorators: [{ name: '@booleanColumn' }],
}

const type = (source: string, ...typeImports: string[]): TypeImport => ({ source, typeImports })

const translationsOf = (kind: keyof typeof translationRules) =>
  json(
    `SourcedTranslations<TranslatedField<'${kind}'>>`,
    type('#shared/text/translations', 'SourcedTranslations'),
    type('#shared/rules/translation_rules', 'TranslatedField')
  )

/** What the database calls a text, and the program by a narrower type. */
export default {
  columns: {
    // Times are ISO 8601 in UTC, the same on SQLite and PostgreSQL.
    created_at: text('string'),
    updated_at: text('string'),
    is_active: yesOrNo,
    is_read: yesOrNo,
    email_notifications: yesOrNo,
    language: text('Language', type('#shared/languages/languages', 'Language')),
    picture: json('StoredPicture', type('#pictures/stored_picture', 'StoredPicture')),
  },
  types: {},
  tables: {
    achievements: {
      columns: {
        tags: json('string[]'),
        translations: translationsOf('achievements'),
      },
    },
    batches: {
      columns: {
        translations: translationsOf('classes'),
        where: text('LessonMode', type('#shared/classes/batches', 'LessonMode')),
      },
    },
    notices: {
      columns: {
        kind: text('NoticeKind', type('#shared/notices/notice', 'NoticeKind')),
        batch_ids: json('string[]'),
        translations: translationsOf('notices'),
      },
    },
    passkeys: {
      columns: {
        device: json('DeviceName', type('#auth/device_name', 'DeviceName')),
        transports: json('string[]'),
      },
    },
    settings: {
      columns: {
        notification_emails: json('string[]'),
        ready_replies: json('CustomReplies', type('#shared/text/ready_replies', 'CustomReplies')),
      },
    },
    tournament_results: {
      columns: {
        document: json('StoredResults', type('#shared/results/results', 'StoredResults')),
        editions: json('Edition[]', type('#visibility/editions', 'Edition')),
      },
    },
    tournaments: {
      columns: {
        categories: json('string[]'),
        entry_fees: json('GroupFee[]', type('#shared/tournament/entry_fees', 'GroupFee')),
        prizes: json('SentPrize[]', type('#shared/tournament/prize_ids', 'SentPrize')),
        rated: text('RatedKind', type('#shared/tournament/tournament_facts', 'RatedKind')),
        results: json('ResultsBrief', type('#shared/results/results', 'ResultsBrief')),
        status: text(
          'TournamentStatus',
          type('#shared/tournament/tournament_state', 'TournamentStatus')
        ),
        translations: translationsOf('tournaments'),
      },
    },
  },
} satisfies SchemaRules
