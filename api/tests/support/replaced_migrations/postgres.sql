CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.count_listed() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    execute format('select count(*) as total, count(*) filter (where %I) as total_on
      from new_rows where deleted_at is null', tg_argv[0]) into change;
  elsif tg_op = 'DELETE' then
    execute format('select -count(*) as total, -count(*) filter (where %I) as total_on
      from old_rows where deleted_at is null', tg_argv[0]) into change;
  else
    execute format('select sum(total) as total, sum(total_on) as total_on from (
      select count(*) as total, count(*) filter (where %1$I) as total_on
        from new_rows where deleted_at is null
      union all
      select -count(*), -count(*) filter (where %1$I) from old_rows where deleted_at is null
    ) as both_sides', tg_argv[0]) into change;
  end if;
  if change.total <> 0 or change.total_on <> 0 then
    update list_counts
      set total = list_counts.total + change.total, total_on = list_counts.total_on + change.total_on
      where list = tg_table_name;
  end if;
  return null;
end $_$;
CREATE TABLE public.achievements (
    id character varying(36) NOT NULL,
    slug character varying(100) NOT NULL,
    title text NOT NULL,
    student_name text NOT NULL,
    description text NOT NULL,
    date character varying(10) NOT NULL,
    location text NOT NULL,
    rating_change text NOT NULL,
    tags text NOT NULL,
    picture text,
    is_active boolean NOT NULL,
    version integer NOT NULL,
    created_at character varying(24) NOT NULL,
    updated_at character varying(24) NOT NULL,
    deleted_at character varying(24),
    search_text text DEFAULT ''::text NOT NULL,
    translations text DEFAULT '{}'::text NOT NULL
);
CREATE TABLE public.activities (
    id character varying(36) NOT NULL,
    happened_at character varying(24) NOT NULL,
    user_id character varying(36),
    origin character varying(8) NOT NULL,
    browser character varying(20),
    os character varying(20),
    kind character varying(16) NOT NULL,
    item_id character varying(36),
    name text,
    deed character varying(24) NOT NULL,
    before text,
    after text
);
CREATE TABLE public.adonis_schema (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    batch integer NOT NULL,
    migration_time timestamp with time zone DEFAULT CURRENT_TIMESTAMP
);
CREATE SEQUENCE public.adonis_schema_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.adonis_schema_id_seq OWNED BY public.adonis_schema.id;
CREATE TABLE public.adonis_schema_versions (
    version integer NOT NULL
);
CREATE TABLE public.auth_access_tokens (
    id character varying(36) NOT NULL,
    tokenable_id character varying(36) NOT NULL,
    type character varying(255) NOT NULL,
    name character varying(255),
    hash character varying(64) NOT NULL,
    abilities text NOT NULL,
    created_at character varying(24) NOT NULL,
    updated_at character varying(24) NOT NULL,
    last_used_at character varying(24),
    expires_at character varying(24) NOT NULL
);
CREATE TABLE public.contact_messages (
    id character varying(36) NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    is_read boolean NOT NULL,
    dedup_key character varying(100) NOT NULL,
    created_at character varying(24) NOT NULL,
    deleted_at character varying(24),
    search_text text DEFAULT ''::text NOT NULL,
    language character varying(2),
    answered_at character varying(24),
    note text,
    remind_on character varying(10)
);
CREATE TABLE public.idempotency_keys (
    user_id character varying(36) NOT NULL,
    key character varying(36) NOT NULL,
    call text NOT NULL,
    fingerprint character varying(43) NOT NULL,
    made_id character varying(36),
    created_at character varying(24) NOT NULL
);
CREATE TABLE public.known_devices (
    user_id character varying(36) NOT NULL,
    device character varying(43) NOT NULL,
    network character varying(43) NOT NULL,
    last_used_at character varying(24) NOT NULL
);
CREATE TABLE public.list_counts (
    list character varying(32) NOT NULL,
    total integer NOT NULL,
    total_on integer NOT NULL
);
CREATE TABLE public.notifications (
    id character varying(36) NOT NULL,
    contact_message_id character varying(36) NOT NULL,
    recipient character varying(254) NOT NULL,
    state character varying(10) NOT NULL,
    attempts integer NOT NULL,
    answer text NOT NULL,
    job_id character varying(36),
    queued_at character varying(24) NOT NULL,
    next_attempt_at character varying(24),
    created_at character varying(24) NOT NULL,
    updated_at character varying(24) NOT NULL,
    digest_id character varying(36),
    counted_at character varying(24)
);
CREATE TABLE public.old_slugs (
    list character varying(20) NOT NULL,
    slug character varying(100) NOT NULL,
    item_id character varying(36) NOT NULL
);
CREATE TABLE public.passkeys (
    id character varying(36) NOT NULL,
    user_id character varying(36) NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    device text NOT NULL,
    created_at character varying(24) NOT NULL,
    last_used_at character varying(24)
);
CREATE TABLE public.queue_jobs (
    id character varying(255) NOT NULL,
    queue character varying(255) NOT NULL,
    status text NOT NULL,
    data text NOT NULL,
    score bigint,
    worker_id character varying(255),
    acquired_at bigint,
    execute_at bigint,
    finished_at bigint,
    error text,
    dedup_id character varying(510),
    dedup_at bigint,
    dedup_ttl bigint,
    CONSTRAINT queue_jobs_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'delayed'::text, 'completed'::text, 'failed'::text])))
);
CREATE TABLE public.queue_schedules (
    id character varying(255) NOT NULL,
    status character varying(50) DEFAULT 'active'::character varying NOT NULL,
    name character varying(255) NOT NULL,
    payload text NOT NULL,
    cron_expression character varying(255),
    every_ms bigint,
    timezone character varying(100) DEFAULT 'UTC'::character varying NOT NULL,
    from_date timestamp with time zone,
    to_date timestamp with time zone,
    run_limit integer,
    run_count integer DEFAULT 0 NOT NULL,
    next_run_at timestamp with time zone,
    last_run_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.revisions (
    list character varying(32) NOT NULL,
    revision character varying(36) NOT NULL,
    withdrawal character varying(36) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.settings (
    id character varying(36) NOT NULL,
    notification_emails text NOT NULL,
    email_notifications boolean NOT NULL,
    updated_at character varying(24) NOT NULL,
    ready_replies text
);
CREATE TABLE public.tournaments (
    id character varying(36) NOT NULL,
    slug character varying(100) NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    form_link text NOT NULL,
    is_active boolean NOT NULL,
    max_participants integer,
    prizes text NOT NULL,
    picture text,
    version integer NOT NULL,
    created_at character varying(24) NOT NULL,
    updated_at character varying(24) NOT NULL,
    deleted_at character varying(24),
    search_text text DEFAULT ''::text NOT NULL,
    start_date character varying(10),
    end_date character varying(10),
    entry_deadline character varying(10),
    reporting_time character varying(5),
    venue text,
    city text,
    map_url text,
    entry_fee integer,
    seats_note text,
    rounds integer,
    format text,
    time_control text,
    rated character varying(10),
    eligibility text,
    categories text DEFAULT '[]'::text NOT NULL,
    federation_codes text,
    contact_name text,
    contact_phone text,
    status character varying(10) DEFAULT 'scheduled'::character varying NOT NULL,
    last_day character varying(10),
    translations text DEFAULT '{}'::text NOT NULL,
    status_reason text
);
CREATE TABLE public.used_challenges (
    challenge character varying(22) NOT NULL,
    ends_at character varying(24) NOT NULL
);
CREATE TABLE public.users (
    id character varying(36) NOT NULL,
    email character varying(254) NOT NULL,
    password character varying(255) NOT NULL,
    created_at character varying(24) NOT NULL,
    updated_at character varying(24) NOT NULL,
    language character varying(2)
);
ALTER TABLE ONLY public.adonis_schema ALTER COLUMN id SET DEFAULT nextval('public.adonis_schema_id_seq'::regclass);
INSERT INTO public.achievements VALUES ('01a20d86-5f6b-76d5-aa64-74fb487b0019', 'beat-a-player-rated-above-2300', 'Beat a player rated above 2300', 'Siddharth Pawar', 'Nine rounds.', '2026-07-26', 'Mumbai', '2300+', '["Open","Upset"]', NULL, true, 1, '2026-07-26T12:27:19.766Z', '2026-11-24T12:27:24.065Z', NULL, 'beat a player rated above 2300
siddharth', '{"mr":{"title":"2300 पेक्षा जास्त रेटिंगच्या खेळाडूवर विजय","studentName":"सिद्धार्थ पवार","description":"वेळ संपत आलेली, फक्त अकरा सेकंद शिल्लक, आणि राजा पटावर एका टोकापासून दुसऱ्या टोकापर्यंत चालत गेला. सिद्धार्थ म्हणतो, घाबरण्याइतकीही ताकद उरली नव्हती, म्हणून वाट दिसली.","location":"मुंबई"},"hi":{"title":"2300 से अधिक रेटिंग वाले खिलाड़ी पर जीत","studentName":"सिद्धार्थ पवार","description":"समय लगभग समाप्त, केवल ग्यारह सेकंड बाकी, और राजा बिसात के एक छोर से दूसरे छोर तक चलता गया। सिद्धार्थ कहते हैं, थकान इतनी थी कि डर ही नहीं लगा, इसलिए रास्ता दिख गया।","location":"मुंबई"}}');
INSERT INTO public.achievements VALUES ('01a20d86-5f6b-7f54-a36a-38a47ea49ee9', 'arbiter-at-sixteen', 'Arbiter at sixteen', 'Neha Gaikwad', 'Nine rounds.', '2026-01-28', 'Sangamner', '', '["Arbiter","State"]', NULL, true, 1, '2026-01-28T12:27:19.766Z', '2026-11-24T12:27:25.287Z', NULL, 'arbiter at sixteen
neha gaikwad
passed t', '{}');
INSERT INTO public.adonis_schema VALUES (1, 'database/migrations/1763690400001_create_users_table', 1, '2026-11-24 12:27:18.745245+00');
INSERT INTO public.adonis_schema VALUES (2, 'database/migrations/1763690400002_create_access_tokens_table', 1, '2026-11-24 12:27:18.762584+00');
INSERT INTO public.adonis_schema VALUES (3, 'database/migrations/1763690400003_create_revisions_table', 1, '2026-11-24 12:27:18.85518+00');
INSERT INTO public.adonis_schema VALUES (4, 'database/migrations/1763690400004_create_tournaments_table', 1, '2026-11-24 12:27:18.878747+00');
INSERT INTO public.adonis_schema VALUES (5, 'database/migrations/1763690400005_create_achievements_table', 1, '2026-11-24 12:27:18.920771+00');
INSERT INTO public.adonis_schema VALUES (6, 'database/migrations/1763690400006_create_contact_messages_table', 1, '2026-11-24 12:27:18.955196+00');
INSERT INTO public.adonis_schema VALUES (7, 'database/migrations/1763690400007_create_settings_table', 1, '2026-11-24 12:27:18.990859+00');
INSERT INTO public.adonis_schema VALUES (8, 'database/migrations/1763690400008_create_queue_tables', 1, '2026-11-24 12:27:19.031015+00');
INSERT INTO public.adonis_schema VALUES (9, 'database/migrations/1763690400009_create_rate_limits_table', 1, '2026-11-24 12:27:19.14526+00');
INSERT INTO public.adonis_schema VALUES (10, 'database/migrations/1763690400020_create_notifications_table', 1, '2026-11-24 12:27:19.158176+00');
INSERT INTO public.adonis_schema VALUES (11, 'database/migrations/1763690400021_add_search_texts', 1, '2026-11-24 12:27:19.177815+00');
INSERT INTO public.adonis_schema VALUES (12, 'database/migrations/1763690400022_index_search_texts', 1, '2026-11-24 12:27:19.195226+00');
INSERT INTO public.adonis_schema VALUES (13, 'database/migrations/1763690400023_index_live_rows', 1, '2026-11-24 12:27:19.258383+00');
INSERT INTO public.adonis_schema VALUES (14, 'database/migrations/1763690400024_create_list_counts_table', 1, '2026-11-24 12:27:19.321326+00');
INSERT INTO public.adonis_schema VALUES (15, 'database/migrations/1763690400025_index_tags', 1, '2026-11-24 12:27:19.347774+00');
INSERT INTO public.adonis_schema VALUES (16, 'database/migrations/1763690400030_add_digests', 1, '2026-11-24 12:27:19.35518+00');
INSERT INTO public.adonis_schema VALUES (17, 'database/migrations/1763690400050_add_facts_to_tournaments_table', 1, '2026-11-24 12:27:19.376368+00');
INSERT INTO public.adonis_schema VALUES (18, 'database/migrations/1763690400051_create_old_slugs_table', 1, '2026-11-24 12:27:19.393359+00');
INSERT INTO public.adonis_schema VALUES (19, 'database/migrations/1763690400060_add_withdrawals', 1, '2026-11-24 12:27:19.414211+00');
INSERT INTO public.adonis_schema VALUES (20, 'database/migrations/1763690400067_create_known_devices_table', 1, '2026-11-24 12:27:19.42282+00');
INSERT INTO public.adonis_schema VALUES (21, 'database/migrations/1763690400068_seed_settings', 1, '2026-11-24 12:27:19.445823+00');
INSERT INTO public.adonis_schema VALUES (22, 'database/migrations/1763690400069_index_senders', 1, '2026-11-24 12:27:19.450742+00');
INSERT INTO public.adonis_schema VALUES (23, 'database/migrations/1763690400080_create_idempotency_keys_table', 1, '2026-11-24 12:27:19.505263+00');
INSERT INTO public.adonis_schema VALUES (24, 'database/migrations/1763690400090_add_sounds_to_search_texts', 1, '2026-11-24 12:27:19.527963+00');
INSERT INTO public.adonis_schema VALUES (25, 'database/migrations/1763690400091_add_language_to_users_table', 1, '2026-11-24 12:27:19.54158+00');
INSERT INTO public.adonis_schema VALUES (26, 'database/migrations/1763690400092_add_translations', 1, '2026-11-24 12:27:19.55277+00');
INSERT INTO public.adonis_schema VALUES (27, 'database/migrations/1763690400095_add_answers_to_contact_messages_table', 1, '2026-11-24 12:27:19.575775+00');
INSERT INTO public.adonis_schema VALUES (28, 'database/migrations/1763690400096_add_ready_replies_to_settings_table', 1, '2026-11-24 12:27:19.595609+00');
INSERT INTO public.adonis_schema VALUES (29, 'database/migrations/1763690400101_add_status_reason_to_tournaments_table', 1, '2026-11-24 12:27:19.607062+00');
INSERT INTO public.adonis_schema VALUES (30, 'database/migrations/1763690400111_create_activities_table', 1, '2026-11-24 12:27:19.625963+00');
INSERT INTO public.adonis_schema VALUES (31, 'database/migrations/1763690400121_create_passkeys_table', 1, '2026-11-24 12:27:19.659215+00');
INSERT INTO public.adonis_schema VALUES (32, 'database/migrations/1763690400122_create_used_challenges_table', 1, '2026-11-24 12:27:19.691021+00');
INSERT INTO public.adonis_schema_versions VALUES (2);
INSERT INTO public.contact_messages VALUES ('01a20d86-7539-7467-a4bb-9e337f19f481', 'Sunita Deore', 'sunita.deore@mail.example', '+91-55501-20417', 'Sunday class for my daughter', 'Namaskar. My daughter is eight and plays with her grandfather every evening. She would like to join the Sunday class. Is there still a place, and may she come once to try?', false, 'demo:07b24a994c40269bd57f3755fcbf9123f483f35c', '2026-11-24T09:27:19.766Z', NULL, 'sunita deore
sunita.deore@mail.example
namaskar. my daughter is eight and plays with her grandfather every evening. she would like to join the sunday class. is there still a place, and may she come once to try?
sunday class for my daughter SUNITA DEVRE 
 SUNITA DEVRE MAYL EKSMPLE 
 NAMSKAR MI DAVGTER IS EIGT AND PLAYS VIT HER GRANDPTER EVERI EVENING SE VAVLD LIKE TO JOIN TE SUNDAY KLAS IS TERE STIL A PLAKE AND MAY SE KOME OMKE TO TRI 
 SUNDAY KLAS POR MI DAVGTER ', NULL, NULL, NULL, NULL);
INSERT INTO public.contact_messages VALUES ('01a20d86-753b-73af-9eee-9bf31f4a752d', 'Prakash Wagh', 'headmaster@zpschool.example', '(55502)33190', 'Coach for our school', 'We have forty children who want to learn and six boards. Could one of your coaches visit us on two Fridays a month? The bus stops in front of the school, and we can offer lunch.', false, 'demo:385e7484ec9faca53bb996829ca89521634283c7', '2026-11-23T10:27:19.766Z', NULL, 'prakash wagh
headmaster@zpschool.example
we have forty children who want to learn and six boards. could one of your coaches visit us on two fridays a month? the bus stops in front of the school, and we can offer lunch.
coach for our school PRAKAS VAG 
 HEDMSTER JPSCUL EKSMPLE 
 VE HAVE PORTI CILDREN VO VANT TO LERN AND SIKS BORDS KAVLD ONE OP YAVR KOCES VISIT US ON TVO PRIDYS A MONT TE BUS STOPS IN PRONT OP TE SCUL AND VE KAN OPER LUNC 
 KOAC POR AVR SCUL ', NULL, NULL, NULL, NULL);
INSERT INTO public.list_counts VALUES ('tournaments', 2, 2);
INSERT INTO public.list_counts VALUES ('achievements', 2, 2);
INSERT INTO public.list_counts VALUES ('contact_messages', 2, 0);
INSERT INTO public.old_slugs VALUES ('achievements', '2300-peksha-jast-retingachya-kheladuvar-vijay', '01a20d86-5f6b-76d5-aa64-74fb487b0019');
INSERT INTO public.old_slugs VALUES ('achievements', '2300-se-adhik-rating-vale-khiladi-par-jit', '01a20d86-5f6b-76d5-aa64-74fb487b0019');
INSERT INTO public.old_slugs VALUES ('tournaments', 'pahile-paul-navoditansathi-spardha', '01a20d86-5f6b-7914-bce1-395f8ced3a5b');
INSERT INTO public.old_slugs VALUES ('tournaments', 'pahala-kadam-nae-khiladiyon-ki-pratiyogita', '01a20d86-5f6b-7914-bce1-395f8ced3a5b');
INSERT INTO public.revisions VALUES ('achievements', '84322edb-195f-42ec-a827-2cda59d550e5', '');
INSERT INTO public.revisions VALUES ('tournaments', 'fe912f50-3f20-49b6-9a72-dc068e464e15', '');
INSERT INTO public.settings VALUES ('academy', '[]', true, '1970-01-01T00:00:00.000Z', NULL);
INSERT INTO public.tournaments VALUES ('01a20d86-5f69-781d-8f9c-2fbc2c60a95d', 'founders-day-blitz-cup', 'Founder’s Day Blitz Cup', 'Seven rounds.', 'https://forms.example/sahyadri/founders-blitz', true, 64, '[{"position":"1st","amount":8000,"description":"and the Founder’s Cup"},{"position":"2nd","amount":5000},{"position":"Semi-finalists","amount":2500}]', NULL, 1, '2026-10-24T12:27:19.766Z', '2026-11-24T12:27:21.477Z', NULL, 'founder’s day blitz cup
eleven rounds of', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, NULL, 'scheduled', NULL, '{}', NULL);
INSERT INTO public.tournaments VALUES ('01a20d86-5f6b-7914-bce1-395f8ced3a5b', 'first-steps-a-tournament-for-beginners', 'First Steps: a tournament for beginners', 'Seven rounds.', 'https://forms.example/sahyadri/first-steps', true, 48, '[]', NULL, 1, '2026-09-10T12:27:19.766Z', '2026-11-24T12:27:25.360Z', NULL, 'first steps: a tournament for beginners
', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, NULL, 'scheduled', NULL, '{"mr":{"title":"पहिले पाऊल: नवोदितांसाठी स्पर्धा","description":"घड्याळ लावून कधी खेळला नाहीत? मग ही स्पर्धा तुमच्यासाठीच आहे. पाच निवांत डाव, पटाशेजारी प्रशिक्षक आणि प्रत्येक फेरीआधी थोडक्यात माहिती: चाली कशा लिहायच्या, बरोबरीचा प्रस्ताव कधी द्यायचा, हस्तांदोलन का करायचे.\n\nसर्व वयोगटांसाठी. आजी-आजोबांनी ती दोनदा जिंकली आहे."},"hi":{"title":"पहला कदम: नए खिलाड़ियों की प्रतियोगिता","description":"कभी घड़ी के साथ नहीं खेले? तो यह प्रतियोगिता आपके लिए ही है। पाँच इत्मीनान भरी बाज़ियाँ, बिसात के पास प्रशिक्षक और हर राउंड से पहले छोटी-सी बात: चालें कैसे लिखें, ड्रॉ का प्रस्ताव कब रखें, हाथ क्यों मिलाते हैं।\n\nहर उम्र के लिए। दादा-दादी इसे दो बार जीत चुके हैं।"}}', NULL);
INSERT INTO public.users VALUES ('01a20d86-75be-7b74-9e31-8928fe2a6771', 'director@example.org', '$argon2id$v=19$m=19456,t=2,p=1$gJ0j39yNx5sKRWAX/bSffA$30gx1u0N/V9ANv13a7avZqGkB86PZze4yaehKuytCJM', '2026-11-24T12:27:25.502Z', '2026-11-24T12:27:25.502Z', NULL);
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.adonis_schema
    ADD CONSTRAINT adonis_schema_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.adonis_schema_versions
    ADD CONSTRAINT adonis_schema_versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.auth_access_tokens
    ADD CONSTRAINT auth_access_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_dedup_key_unique UNIQUE (dedup_key);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device);
ALTER TABLE ONLY public.list_counts
    ADD CONSTRAINT list_counts_pkey PRIMARY KEY (list);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_contact_message_id_recipient_unique UNIQUE (contact_message_id, recipient);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.old_slugs
    ADD CONSTRAINT old_slugs_pkey PRIMARY KEY (list, slug);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.queue_jobs
    ADD CONSTRAINT queue_jobs_pkey PRIMARY KEY (id, queue);
ALTER TABLE ONLY public.queue_schedules
    ADD CONSTRAINT queue_schedules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (list);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.used_challenges
    ADD CONSTRAINT used_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX achievements_deleted ON public.achievements USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX achievements_live ON public.achievements USING btree (date, id) WHERE (deleted_at IS NULL);
CREATE INDEX achievements_live_by_state ON public.achievements USING btree (is_active, date, id) WHERE (deleted_at IS NULL);
CREATE INDEX achievements_live_tags ON public.achievements USING btree (tags) WHERE (deleted_at IS NULL);
CREATE INDEX achievements_trigrams ON public.achievements USING gin (search_text public.gin_trgm_ops);
CREATE INDEX activities_happened_at_id_index ON public.activities USING btree (happened_at, id);
CREATE INDEX activities_kind_happened_at_id_index ON public.activities USING btree (kind, happened_at, id);
CREATE INDEX activities_kind_item_id_happened_at_id_index ON public.activities USING btree (kind, item_id, happened_at, id);
CREATE INDEX auth_access_tokens_expires_at_index ON public.auth_access_tokens USING btree (expires_at);
CREATE INDEX auth_access_tokens_tokenable_id_index ON public.auth_access_tokens USING btree (tokenable_id);
CREATE INDEX contact_messages_answered ON public.contact_messages USING btree (answered_at) WHERE ((deleted_at IS NULL) AND (answered_at IS NOT NULL));
CREATE INDEX contact_messages_deleted ON public.contact_messages USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX contact_messages_live ON public.contact_messages USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX contact_messages_live_by_state ON public.contact_messages USING btree (is_read, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX contact_messages_remind ON public.contact_messages USING btree (remind_on) WHERE ((deleted_at IS NULL) AND (remind_on IS NOT NULL));
CREATE INDEX contact_messages_senders ON public.contact_messages USING btree (lower(email), created_at) WHERE (deleted_at IS NULL);
CREATE INDEX contact_messages_trigrams ON public.contact_messages USING gin (search_text public.gin_trgm_ops);
CREATE INDEX idempotency_keys_created_at_index ON public.idempotency_keys USING btree (created_at);
CREATE INDEX known_devices_last_used_at_index ON public.known_devices USING btree (last_used_at);
CREATE INDEX known_devices_network_last_used_at_index ON public.known_devices USING btree (network, last_used_at);
CREATE INDEX notifications_recipient_counted_at_index ON public.notifications USING btree (recipient, counted_at);
CREATE INDEX notifications_state_updated_at_index ON public.notifications USING btree (state, updated_at);
CREATE INDEX old_slugs_item_id_index ON public.old_slugs USING btree (item_id);
CREATE INDEX passkeys_user_id_index ON public.passkeys USING btree (user_id);
CREATE UNIQUE INDEX queue_jobs_dedup_active_uidx ON public.queue_jobs USING btree (queue, dedup_id) WHERE ((dedup_id IS NOT NULL) AND (status = ANY (ARRAY['pending'::text, 'delayed'::text])));
CREATE INDEX queue_jobs_queue_dedup_id_index ON public.queue_jobs USING btree (queue, dedup_id);
CREATE INDEX queue_jobs_queue_status_execute_at_index ON public.queue_jobs USING btree (queue, status, execute_at);
CREATE INDEX queue_jobs_queue_status_finished_at_index ON public.queue_jobs USING btree (queue, status, finished_at);
CREATE INDEX queue_jobs_queue_status_score_index ON public.queue_jobs USING btree (queue, status, score);
CREATE INDEX queue_schedules_status_next_run_at_index ON public.queue_schedules USING btree (status, next_run_at);
CREATE INDEX tournaments_deleted ON public.tournaments USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tournaments_live ON public.tournaments USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX tournaments_live_by_state ON public.tournaments USING btree (is_active, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX tournaments_live_dated ON public.tournaments USING btree (is_active, last_day, id) WHERE ((deleted_at IS NULL) AND (last_day IS NOT NULL));
CREATE INDEX tournaments_live_undated ON public.tournaments USING btree (is_active, created_at, id) WHERE ((deleted_at IS NULL) AND (last_day IS NULL));
CREATE INDEX tournaments_trigrams ON public.tournaments USING gin (search_text public.gin_trgm_ops);
CREATE INDEX used_challenges_ends_at_index ON public.used_challenges USING btree (ends_at);
CREATE TRIGGER achievements_count_delete AFTER DELETE ON public.achievements REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
CREATE TRIGGER achievements_count_insert AFTER INSERT ON public.achievements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
CREATE TRIGGER achievements_count_update AFTER UPDATE ON public.achievements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
CREATE TRIGGER contact_messages_count_delete AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_read');
CREATE TRIGGER contact_messages_count_insert AFTER INSERT ON public.contact_messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_read');
CREATE TRIGGER contact_messages_count_update AFTER UPDATE ON public.contact_messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_read');
CREATE TRIGGER tournaments_count_delete AFTER DELETE ON public.tournaments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
CREATE TRIGGER tournaments_count_insert AFTER INSERT ON public.tournaments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
CREATE TRIGGER tournaments_count_update AFTER UPDATE ON public.tournaments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_listed('is_active');
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.auth_access_tokens
    ADD CONSTRAINT auth_access_tokens_tokenable_id_foreign FOREIGN KEY (tokenable_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_contact_message_id_foreign FOREIGN KEY (contact_message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
