CREATE TABLE `adonis_schema` (`id` integer not null primary key autoincrement, `name` varchar(255) not null, `batch` integer not null, `migration_time` datetime default CURRENT_TIMESTAMP);
CREATE TABLE `adonis_schema_versions` (`version` integer, primary key (`version`));
CREATE TABLE `users` (`id` varchar(36), `email` varchar(254) not null, `password` varchar(255) not null, `created_at` varchar(24) not null, `updated_at` varchar(24) not null, `language` varchar(2) null, primary key (`id`));
CREATE UNIQUE INDEX `users_email_unique` on `users` (`email`);
CREATE TABLE `auth_access_tokens` (`id` varchar(36), `tokenable_id` varchar(36) not null, `type` varchar(255) not null, `name` varchar(255) null, `hash` varchar(64) not null, `abilities` text not null, `created_at` varchar(24) not null, `updated_at` varchar(24) not null, `last_used_at` varchar(24) null, `expires_at` varchar(24) not null, foreign key(`tokenable_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE INDEX `auth_access_tokens_tokenable_id_index` on `auth_access_tokens` (`tokenable_id`);
CREATE INDEX `auth_access_tokens_expires_at_index` on `auth_access_tokens` (`expires_at`);
CREATE TABLE `revisions` (`list` varchar(32), `revision` varchar(36) not null, `withdrawal` varchar(36) not null default '', primary key (`list`));
CREATE TABLE `tournaments` (`id` varchar(36), `slug` varchar(100) not null, `title` text not null, `description` text not null, `form_link` text not null, `is_active` boolean not null, `max_participants` integer null, `prizes` text not null, `picture` text null, `version` integer not null, `created_at` varchar(24) not null, `updated_at` varchar(24) not null, `deleted_at` varchar(24) null, `search_text` text not null default '', `start_date` varchar(10) null, `end_date` varchar(10) null, `entry_deadline` varchar(10) null, `reporting_time` varchar(5) null, `venue` text null, `city` text null, `map_url` text null, `entry_fee` integer null, `seats_note` text null, `rounds` integer null, `format` text null, `time_control` text null, `rated` varchar(10) null, `eligibility` text null, `categories` text not null default '[]', `federation_codes` text null, `contact_name` text null, `contact_phone` text null, `status` varchar(10) not null default 'scheduled', `last_day` varchar(10) null, `translations` text not null default '{}', `status_reason` text null, primary key (`id`));
CREATE UNIQUE INDEX `tournaments_slug_unique` on `tournaments` (`slug`);
CREATE TABLE `achievements` (`id` varchar(36), `slug` varchar(100) not null, `title` text not null, `student_name` text not null, `description` text not null, `date` varchar(10) not null, `location` text not null, `rating_change` text not null, `tags` text not null, `picture` text null, `is_active` boolean not null, `version` integer not null, `created_at` varchar(24) not null, `updated_at` varchar(24) not null, `deleted_at` varchar(24) null, `search_text` text not null default '', `translations` text not null default '{}', primary key (`id`));
CREATE UNIQUE INDEX `achievements_slug_unique` on `achievements` (`slug`);
CREATE TABLE `contact_messages` (`id` varchar(36), `name` text not null, `email` text not null, `phone` text not null, `subject` text not null, `message` text not null, `is_read` boolean not null, `dedup_key` varchar(100) not null, `created_at` varchar(24) not null, `deleted_at` varchar(24) null, `search_text` text not null default '', `language` varchar(2) null, `answered_at` varchar(24) null, `note` text null, `remind_on` varchar(10) null, primary key (`id`));
CREATE UNIQUE INDEX `contact_messages_dedup_key_unique` on `contact_messages` (`dedup_key`);
CREATE TABLE `settings` (`id` varchar(36), `notification_emails` text not null, `email_notifications` boolean not null, `updated_at` varchar(24) not null, `ready_replies` text null, primary key (`id`));
CREATE TABLE `queue_jobs` (`id` varchar(255) not null, `queue` varchar(255) not null, `status` text check (`status` in ('pending', 'active', 'delayed', 'completed', 'failed')) not null, `data` text not null, `score` bigint null, `worker_id` varchar(255) null, `acquired_at` bigint null, `execute_at` bigint null, `finished_at` bigint null, `error` text null, `dedup_id` varchar(510) null, `dedup_at` bigint null, `dedup_ttl` bigint null, primary key (`id`, `queue`));
CREATE INDEX `queue_jobs_queue_status_score_index` on `queue_jobs` (`queue`, `status`, `score`);
CREATE INDEX `queue_jobs_queue_status_execute_at_index` on `queue_jobs` (`queue`, `status`, `execute_at`);
CREATE INDEX `queue_jobs_queue_status_finished_at_index` on `queue_jobs` (`queue`, `status`, `finished_at`);
CREATE INDEX `queue_jobs_queue_dedup_id_index` on `queue_jobs` (`queue`, `dedup_id`);
CREATE UNIQUE INDEX `queue_jobs_dedup_active_uidx` ON `queue_jobs` ("queue", "dedup_id") WHERE "dedup_id" IS NOT NULL AND "status" IN ('pending', 'delayed');
CREATE TABLE `queue_schedules` (`id` varchar(255), `status` varchar(50) not null default 'active', `name` varchar(255) not null, `payload` text not null, `cron_expression` varchar(255) null, `every_ms` bigint null, `timezone` varchar(100) not null default 'UTC', `from_date` datetime null, `to_date` datetime null, `run_limit` integer null, `run_count` integer not null default '0', `next_run_at` datetime null, `last_run_at` datetime null, `created_at` datetime not null default CURRENT_TIMESTAMP, primary key (`id`));
CREATE INDEX `queue_schedules_status_next_run_at_index` on `queue_schedules` (`status`, `next_run_at`);
CREATE TABLE `rate_limits` (`key` varchar(255) not null, `points` integer not null default '0', `expire` bigint, primary key (`key`));
CREATE TABLE `notifications` (`id` varchar(36), `contact_message_id` varchar(36) not null, `recipient` varchar(254) not null, `state` varchar(10) not null, `attempts` integer not null, `answer` text not null, `job_id` varchar(36) null, `queued_at` varchar(24) not null, `next_attempt_at` varchar(24) null, `created_at` varchar(24) not null, `updated_at` varchar(24) not null, `digest_id` varchar(36) null, `counted_at` varchar(24) null, foreign key(`contact_message_id`) references `contact_messages`(`id`) on delete CASCADE, primary key (`id`));
CREATE UNIQUE INDEX `notifications_contact_message_id_recipient_unique` on `notifications` (`contact_message_id`, `recipient`);
CREATE INDEX `notifications_state_updated_at_index` on `notifications` (`state`, `updated_at`);
CREATE TABLE contact_messages_found (number integer primary key, id varchar(36) not null unique);
CREATE VIRTUAL TABLE contact_messages_trigrams
      using fts5(search_text, content = '', tokenize = 'trigram case_sensitive 1');
CREATE TABLE tournaments_found (number integer primary key, id varchar(36) not null unique);
CREATE VIRTUAL TABLE tournaments_trigrams
      using fts5(search_text, content = '', tokenize = 'trigram case_sensitive 1');
CREATE TABLE achievements_found (number integer primary key, id varchar(36) not null unique);
CREATE VIRTUAL TABLE achievements_trigrams
      using fts5(search_text, content = '', tokenize = 'trigram case_sensitive 1');
CREATE INDEX contact_messages_live on contact_messages (created_at, id) where deleted_at is null;
CREATE INDEX contact_messages_live_by_state on contact_messages (is_read, created_at, id) where deleted_at is null;
CREATE INDEX contact_messages_deleted on contact_messages (deleted_at, id)
          where deleted_at is not null;
CREATE INDEX tournaments_live on tournaments (created_at, id) where deleted_at is null;
CREATE INDEX tournaments_live_by_state on tournaments (is_active, created_at, id) where deleted_at is null;
CREATE INDEX tournaments_deleted on tournaments (deleted_at, id)
          where deleted_at is not null;
CREATE INDEX achievements_live on achievements (date, id) where deleted_at is null;
CREATE INDEX achievements_live_by_state on achievements (is_active, date, id) where deleted_at is null;
CREATE INDEX achievements_deleted on achievements (deleted_at, id)
          where deleted_at is not null;
CREATE TABLE `list_counts` (`list` varchar(32), `total` integer not null, `total_on` integer not null, primary key (`list`));
CREATE INDEX achievements_live_tags on achievements (tags) where deleted_at is null;
CREATE INDEX `notifications_recipient_counted_at_index` on `notifications` (`recipient`, `counted_at`);
CREATE INDEX tournaments_live_dated on tournaments (is_active, last_day, id)
        where deleted_at is null and last_day is not null;
CREATE INDEX tournaments_live_undated on tournaments (is_active, created_at, id)
        where deleted_at is null and last_day is null;
CREATE TABLE `old_slugs` (`list` varchar(20) not null, `slug` varchar(100) not null, `item_id` varchar(36) not null, primary key (`list`, `slug`));
CREATE INDEX `old_slugs_item_id_index` on `old_slugs` (`item_id`);
CREATE TABLE `known_devices` (`user_id` varchar(36) not null, `device` varchar(43) not null, `network` varchar(43) not null, `last_used_at` varchar(24) not null, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`user_id`, `device`));
CREATE INDEX `known_devices_last_used_at_index` on `known_devices` (`last_used_at`);
CREATE INDEX `known_devices_network_last_used_at_index` on `known_devices` (`network`, `last_used_at`);
CREATE INDEX contact_messages_senders on contact_messages (lower(email), created_at)
        where deleted_at is null;
CREATE TABLE `idempotency_keys` (`user_id` varchar(36) not null, `key` varchar(36) not null, `call` text not null, `fingerprint` varchar(43) not null, `made_id` varchar(36) null, `created_at` varchar(24) not null, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`user_id`, `key`));
CREATE INDEX `idempotency_keys_created_at_index` on `idempotency_keys` (`created_at`);
CREATE INDEX contact_messages_answered on contact_messages (answered_at)
        where deleted_at is null and answered_at is not null;
CREATE INDEX contact_messages_remind on contact_messages (remind_on)
        where deleted_at is null and remind_on is not null;
CREATE TABLE `activities` (`id` varchar(36), `happened_at` varchar(24) not null, `user_id` varchar(36) null, `origin` varchar(8) not null, `browser` varchar(20) null, `os` varchar(20) null, `kind` varchar(16) not null, `item_id` varchar(36) null, `name` text null, `deed` varchar(24) not null, `before` text null, `after` text null, foreign key(`user_id`) references `users`(`id`) on delete SET NULL, primary key (`id`));
CREATE INDEX `activities_happened_at_id_index` on `activities` (`happened_at`, `id`);
CREATE INDEX `activities_kind_happened_at_id_index` on `activities` (`kind`, `happened_at`, `id`);
CREATE INDEX `activities_kind_item_id_happened_at_id_index` on `activities` (`kind`, `item_id`, `happened_at`, `id`);
CREATE TABLE `passkeys` (`id` varchar(36), `user_id` varchar(36) not null, `credential_id` text not null, `public_key` text not null, `counter` bigint not null, `transports` text not null, `device` text not null, `created_at` varchar(24) not null, `last_used_at` varchar(24) null, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE INDEX `passkeys_user_id_index` on `passkeys` (`user_id`);
CREATE UNIQUE INDEX `passkeys_credential_id_unique` on `passkeys` (`credential_id`);
CREATE TABLE `used_challenges` (`challenge` varchar(22), `ends_at` varchar(24) not null, primary key (`challenge`));
CREATE INDEX `used_challenges_ends_at_index` on `used_challenges` (`ends_at`);
insert into contact_messages_trigrams (contact_messages_trigrams, rank) values ('secure-delete', 1);
insert into tournaments_trigrams (tournaments_trigrams, rank) values ('secure-delete', 1);
insert into achievements_trigrams (achievements_trigrams, rank) values ('secure-delete', 1);
insert into list_counts ("list", "total", "total_on") values ('contact_messages', 0, 0);
insert into list_counts ("list", "total", "total_on") values ('tournaments', 0, 0);
insert into list_counts ("list", "total", "total_on") values ('achievements', 0, 0);
CREATE TRIGGER contact_messages_search_insert after insert on contact_messages begin
      insert into contact_messages_found (id) values (new.id);
      insert into contact_messages_trigrams (rowid, search_text)
      select contact_messages_found.number, new.search_text from contact_messages_found where contact_messages_found.id = new.id;
    end;
CREATE TRIGGER contact_messages_search_update after update of search_text on contact_messages
    when old.search_text <> new.search_text begin
      insert into contact_messages_trigrams (contact_messages_trigrams, rowid, search_text)
      select 'delete', contact_messages_found.number, old.search_text from contact_messages_found where contact_messages_found.id = old.id;
      insert into contact_messages_trigrams (rowid, search_text)
      select contact_messages_found.number, new.search_text from contact_messages_found where contact_messages_found.id = new.id;
    end;
CREATE TRIGGER contact_messages_search_delete after delete on contact_messages begin
      insert into contact_messages_trigrams (contact_messages_trigrams, rowid, search_text)
      select 'delete', contact_messages_found.number, old.search_text from contact_messages_found where contact_messages_found.id = old.id;
      delete from contact_messages_found where id = old.id;
    end;
CREATE TRIGGER tournaments_search_insert after insert on tournaments begin
      insert into tournaments_found (id) values (new.id);
      insert into tournaments_trigrams (rowid, search_text)
      select tournaments_found.number, new.search_text from tournaments_found where tournaments_found.id = new.id;
    end;
CREATE TRIGGER tournaments_search_update after update of search_text on tournaments
    when old.search_text <> new.search_text begin
      insert into tournaments_trigrams (tournaments_trigrams, rowid, search_text)
      select 'delete', tournaments_found.number, old.search_text from tournaments_found where tournaments_found.id = old.id;
      insert into tournaments_trigrams (rowid, search_text)
      select tournaments_found.number, new.search_text from tournaments_found where tournaments_found.id = new.id;
    end;
CREATE TRIGGER tournaments_search_delete after delete on tournaments begin
      insert into tournaments_trigrams (tournaments_trigrams, rowid, search_text)
      select 'delete', tournaments_found.number, old.search_text from tournaments_found where tournaments_found.id = old.id;
      delete from tournaments_found where id = old.id;
    end;
CREATE TRIGGER achievements_search_insert after insert on achievements begin
      insert into achievements_found (id) values (new.id);
      insert into achievements_trigrams (rowid, search_text)
      select achievements_found.number, new.search_text from achievements_found where achievements_found.id = new.id;
    end;
CREATE TRIGGER achievements_search_update after update of search_text on achievements
    when old.search_text <> new.search_text begin
      insert into achievements_trigrams (achievements_trigrams, rowid, search_text)
      select 'delete', achievements_found.number, old.search_text from achievements_found where achievements_found.id = old.id;
      insert into achievements_trigrams (rowid, search_text)
      select achievements_found.number, new.search_text from achievements_found where achievements_found.id = new.id;
    end;
CREATE TRIGGER achievements_search_delete after delete on achievements begin
      insert into achievements_trigrams (achievements_trigrams, rowid, search_text)
      select 'delete', achievements_found.number, old.search_text from achievements_found where achievements_found.id = old.id;
      delete from achievements_found where id = old.id;
    end;
CREATE TRIGGER contact_messages_count_insert after insert on contact_messages when (new.deleted_at is null) begin
      update list_counts set total = total + 1, total_on = total_on + (new.deleted_at is null and new.is_read)
      where list = 'contact_messages';
    end;
CREATE TRIGGER contact_messages_count_update after update of deleted_at, is_read on contact_messages
    when (old.deleted_at is null) <> (new.deleted_at is null) or (old.deleted_at is null and old.is_read) <> (new.deleted_at is null and new.is_read) begin
      update list_counts set total = total + (new.deleted_at is null) - (old.deleted_at is null), total_on = total_on + (new.deleted_at is null and new.is_read) - (old.deleted_at is null and old.is_read)
      where list = 'contact_messages';
    end;
CREATE TRIGGER contact_messages_count_delete after delete on contact_messages when (old.deleted_at is null) begin
      update list_counts set total = total + -1, total_on = total_on + -(old.deleted_at is null and old.is_read)
      where list = 'contact_messages';
    end;
CREATE TRIGGER tournaments_count_insert after insert on tournaments when (new.deleted_at is null) begin
      update list_counts set total = total + 1, total_on = total_on + (new.deleted_at is null and new.is_active)
      where list = 'tournaments';
    end;
CREATE TRIGGER tournaments_count_update after update of deleted_at, is_active on tournaments
    when (old.deleted_at is null) <> (new.deleted_at is null) or (old.deleted_at is null and old.is_active) <> (new.deleted_at is null and new.is_active) begin
      update list_counts set total = total + (new.deleted_at is null) - (old.deleted_at is null), total_on = total_on + (new.deleted_at is null and new.is_active) - (old.deleted_at is null and old.is_active)
      where list = 'tournaments';
    end;
CREATE TRIGGER tournaments_count_delete after delete on tournaments when (old.deleted_at is null) begin
      update list_counts set total = total + -1, total_on = total_on + -(old.deleted_at is null and old.is_active)
      where list = 'tournaments';
    end;
CREATE TRIGGER achievements_count_insert after insert on achievements when (new.deleted_at is null) begin
      update list_counts set total = total + 1, total_on = total_on + (new.deleted_at is null and new.is_active)
      where list = 'achievements';
    end;
CREATE TRIGGER achievements_count_update after update of deleted_at, is_active on achievements
    when (old.deleted_at is null) <> (new.deleted_at is null) or (old.deleted_at is null and old.is_active) <> (new.deleted_at is null and new.is_active) begin
      update list_counts set total = total + (new.deleted_at is null) - (old.deleted_at is null), total_on = total_on + (new.deleted_at is null and new.is_active) - (old.deleted_at is null and old.is_active)
      where list = 'achievements';
    end;
CREATE TRIGGER achievements_count_delete after delete on achievements when (old.deleted_at is null) begin
      update list_counts set total = total + -1, total_on = total_on + -(old.deleted_at is null and old.is_active)
      where list = 'achievements';
    end;
insert into adonis_schema ("id", "name", "batch", "migration_time") values (1, 'database/migrations/1763690400001_create_users_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (2, 'database/migrations/1763690400002_create_access_tokens_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (3, 'database/migrations/1763690400003_create_revisions_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (4, 'database/migrations/1763690400004_create_tournaments_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (5, 'database/migrations/1763690400005_create_achievements_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (6, 'database/migrations/1763690400006_create_contact_messages_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (7, 'database/migrations/1763690400007_create_settings_table', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (8, 'database/migrations/1763690400008_create_queue_tables', 1, '2026-11-24 11:46:35');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (9, 'database/migrations/1763690400009_create_rate_limits_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (10, 'database/migrations/1763690400020_create_notifications_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (11, 'database/migrations/1763690400021_add_search_texts', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (12, 'database/migrations/1763690400022_index_search_texts', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (13, 'database/migrations/1763690400023_index_live_rows', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (14, 'database/migrations/1763690400024_create_list_counts_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (15, 'database/migrations/1763690400025_index_tags', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (16, 'database/migrations/1763690400030_add_digests', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (17, 'database/migrations/1763690400050_add_facts_to_tournaments_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (18, 'database/migrations/1763690400051_create_old_slugs_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (19, 'database/migrations/1763690400060_add_withdrawals', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (20, 'database/migrations/1763690400067_create_known_devices_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (21, 'database/migrations/1763690400068_seed_settings', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (22, 'database/migrations/1763690400069_index_senders', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (23, 'database/migrations/1763690400080_create_idempotency_keys_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (24, 'database/migrations/1763690400090_add_sounds_to_search_texts', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (25, 'database/migrations/1763690400091_add_language_to_users_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (26, 'database/migrations/1763690400092_add_translations', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (27, 'database/migrations/1763690400095_add_answers_to_contact_messages_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (28, 'database/migrations/1763690400096_add_ready_replies_to_settings_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (29, 'database/migrations/1763690400101_add_status_reason_to_tournaments_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (30, 'database/migrations/1763690400111_create_activities_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (31, 'database/migrations/1763690400121_create_passkeys_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema ("id", "name", "batch", "migration_time") values (32, 'database/migrations/1763690400122_create_used_challenges_table', 1, '2026-11-24 11:46:36');
insert into adonis_schema_versions ("version") values (2);
insert into users ("id", "email", "password", "created_at", "updated_at", "language") values ('01a20d61-67c4-780d-87ab-565a78f3e3dd', 'director@example.org', '$argon2id$v=19$m=19456,t=2,p=1$ygSzFB/oumlhS+N06MVgwg$qKyDAgqXzYWZqk9Q6+ZTpm+S9/JaTxNGUj4qFhreYQU', '2026-11-24T11:46:57.092Z', '2026-11-24T11:46:57.092Z', null);
insert into revisions ("list", "revision", "withdrawal") values ('tournaments', 'e37655f1-347f-4426-a85b-da8a0dd701c2', '11ba9e57-5edc-42b9-b207-b95bc94b2c9e');
insert into revisions ("list", "revision", "withdrawal") values ('achievements', 'd3e14fd4-62f1-42bb-abf6-128c6bc1f71c', '5a93d271-0dab-47bf-b70d-a1ea01897167');
insert into tournaments ("id", "slug", "title", "description", "form_link", "is_active", "max_participants", "prizes", "picture", "version", "created_at", "updated_at", "deleted_at", "search_text", "start_date", "end_date", "entry_deadline", "reporting_time", "venue", "city", "map_url", "entry_fee", "seats_note", "rounds", "format", "time_control", "rated", "eligibility", "categories", "federation_codes", "contact_name", "contact_phone", "status", "last_day", "translations", "status_reason") values ('01a20d61-19b6-7203-9e1b-0186f2f0f5aa', 'inter-school-team-championship', 'Inter-School Team Championship', 'Seven rounds.', 'https://forms.example/sahyadri/inter-school', 0, 150, '[{"position":"Champion team","amount":15000,"description":"and the challenge shield"},{"position":"Runner-up team","amount":9000},{"position":"Third team","amount":6000},{"position":"Best player of each board","amount":1500}]', null, 2, '2026-11-06T11:46:37.076Z', '2026-11-24T11:48:24.240Z', null, 'inter-school team championship
four boar', '2026-11-08', null, '2026-11-04', '09:30', 'Taluka sports hall', 'Sangamner', null, 600, null, 6, 'Swiss, teams of four', '20 min + 5 sec', 'no', 'Pupils of classes 5 to 10', '[]', null, 'Tournament desk', '+91 55500 12345', 'scheduled', '2026-11-08', '{}', null);
insert into tournaments ("id", "slug", "title", "description", "form_link", "is_active", "max_participants", "prizes", "picture", "version", "created_at", "updated_at", "deleted_at", "search_text", "start_date", "end_date", "entry_deadline", "reporting_time", "venue", "city", "map_url", "entry_fee", "seats_note", "rounds", "format", "time_control", "rated", "eligibility", "categories", "federation_codes", "contact_name", "contact_phone", "status", "last_day", "translations", "status_reason") values ('01a20d61-19b6-7132-bffb-f8ddd2d1cbfe', 'founders-day-blitz-cup', 'Founder’s Day Blitz Cup', 'Seven rounds.', 'https://forms.example/sahyadri/founders-blitz', 1, 64, '[{"position":"1st","amount":8000,"description":"and the Founder’s Cup"},{"position":"2nd","amount":5000},{"position":"Semi-finalists","amount":2500}]', null, 1, '2026-10-24T11:46:37.076Z', '2026-11-24T11:46:42.958Z', null, 'founder’s day blitz cup
eleven rounds of', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '[]', null, null, null, 'scheduled', null, '{}', null);
insert into achievements ("id", "slug", "title", "student_name", "description", "date", "location", "rating_change", "tags", "picture", "is_active", "version", "created_at", "updated_at", "deleted_at", "search_text", "translations") values ('01a20d61-19b6-776b-8217-8cd6ab043d66', 'beat-a-player-rated-above-2300', 'Beat a player rated above 2300', 'Siddharth Pawar', 'Nine rounds.', '2026-07-26', 'Mumbai', '2300+', '["Open","Upset"]', null, 1, 1, '2026-07-26T11:46:37.076Z', '2026-11-24T11:46:52.135Z', null, 'beat a player rated above 2300
siddharth', '{"mr":{"title":"2300 पेक्षा जास्त रेटिंगच्या खेळाडूवर विजय","studentName":"सिद्धार्थ पवार","description":"वेळ संपत आलेली, फक्त अकरा सेकंद शिल्लक, आणि राजा पटावर एका टोकापासून दुसऱ्या टोकापर्यंत चालत गेला. सिद्धार्थ म्हणतो, घाबरण्याइतकीही ताकद उरली नव्हती, म्हणून वाट दिसली.","location":"मुंबई"},"hi":{"title":"2300 से अधिक रेटिंग वाले खिलाड़ी पर जीत","studentName":"सिद्धार्थ पवार","description":"समय लगभग समाप्त, केवल ग्यारह सेकंड बाकी, और राजा बिसात के एक छोर से दूसरे छोर तक चलता गया। सिद्धार्थ कहते हैं, थकान इतनी थी कि डर ही नहीं लगा, इसलिए रास्ता दिख गया।","location":"मुंबई"}}');
insert into achievements ("id", "slug", "title", "student_name", "description", "date", "location", "rating_change", "tags", "picture", "is_active", "version", "created_at", "updated_at", "deleted_at", "search_text", "translations") values ('01a20d61-19b6-74c8-a533-605cb3b26893', 'arbiter-at-sixteen', 'Arbiter at sixteen', 'Neha Gaikwad', 'Nine rounds.', '2026-01-28', 'Sangamner', '', '["Arbiter","State"]', null, 1, 1, '2026-01-28T11:46:37.076Z', '2026-11-24T11:46:56.905Z', '2026-11-24T11:48:24.479Z', 'arbiter at sixteen
neha gaikwad
passed t', '{}');
insert into contact_messages ("id", "name", "email", "phone", "subject", "message", "is_read", "dedup_key", "created_at", "deleted_at", "search_text", "language", "answered_at", "note", "remind_on") values ('01a20d61-6711-77ea-88c7-bfc953bc7506', 'Meenakshi Joshi', 'meenakshi.joshi@mail.example', '+91-55503-77120', '', 'Thank you for the First Steps tournament. My father is 71, won two games, and has not stopped talking about it since. When is the next one?', 1, 'demo:a51eaf030e4de546c31ed1b64b8eb6f22eaa470e', '2026-11-16T13:46:37.076Z', null, 'meenakshi joshi
meenakshi.joshi@mail.example
thank you for the first steps tournament. my father is 71, won two games, and has not stopped talking about it since. when is the next one?
' || char(31) || ' MINKSI JOSI 
 MINKSI JOSI MAYL EKSMPLE 
 TANK YAV POR TE PIRST STEPS TAVRNMENT MI PATER IS 71 VON TVO GAMES AND HAS NOT STOPED TALKING ABVT IT SINKE VEN IS TE NEKST ONE 
 ', null, null, null, null);
insert into contact_messages ("id", "name", "email", "phone", "subject", "message", "is_read", "dedup_key", "created_at", "deleted_at", "search_text", "language", "answered_at", "note", "remind_on") values ('01a20d62-c35e-733c-b1e1-697b80046359', 'Sunita', 'sunita@mail.example', '', '', 'Is there a place left on Sunday?', 0, 'text:fc4a5f53685f3b61d73191ca852f46023ddc3b635d4759a14829ad384dda63fb:29925348', '2026-11-24T11:48:26.078Z', null, 'sunita
sunita@mail.example
is there a place left on sunday?
' || char(31) || ' SUNITA 
 SUNITA MAYL EKSMPLE 
 IS TERE A PLAKE LEPT ON SUNDAY 
 ', null, null, null, null);
insert into settings ("id", "notification_emails", "email_notifications", "updated_at", "ready_replies") values ('academy', '["a@example.org"]', 1, '2026-11-24T11:48:25.302Z', null);
insert into old_slugs ("list", "slug", "item_id") values ('achievements', '2300-peksha-jast-retingachya-kheladuvar-vijay', '01a20d61-19b6-776b-8217-8cd6ab043d66');
insert into old_slugs ("list", "slug", "item_id") values ('achievements', '2300-se-adhik-rating-vale-khiladi-par-jit', '01a20d61-19b6-776b-8217-8cd6ab043d66');
