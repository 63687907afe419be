/**
 * The English sentence of each code. The keys are part of the API: the front ends have sentences of
 * their own for them. `{label}` is the field's English name. No import: nginx's configuration is made
 * of this file too.
 */
const SENTENCES = {
  unauthenticated: 'Please sign in to continue.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'Not found.',
  validation_failed: 'Please correct the marked fields.',
  body_too_large: 'The request is too large.',
  malformed_json: 'The request body is not valid JSON.',
  unexpected: 'Something went wrong on our side. Please try again.',
  method_not_allowed: 'This address does not answer that method.',
  unsupported_type: 'The request body is of a kind that is not accepted here.',
  malformed_form: 'The form could not be read.',
  storage_full: 'The server has run out of space. Nothing was saved.',
  busy: 'The server is busy. Please try again in a moment.',
  too_many_requests: 'Too many attempts. Please try again in {minutes} min.',
  too_many_messages:
    'We have received more messages in this hour than we can read. Please try again later, or call us.',
  key_reused: 'This key was already used for something else. Nothing was saved.',
  key_taken: 'This is being saved already. Please try again in a moment.',
  key_malformed: 'The Idempotency-Key must be a UUID.',
  if_match_malformed: 'The If-Match header must be an entity tag such as "v3", or *.',
  stale: 'Another phone or tab has changed this meanwhile.',
  address_too_long: 'The address is too long.',
  request_malformed: 'The request could not be read.',
  headers_too_large: 'The address or a header of the request is too long.',
  host_malformed: 'The Host header is no host name.',
  foreign_form: 'This form was sent from another website.',
  length_required: 'The request must say how long its body is.',
  too_deep: 'The request body is nested too deeply.',
  as_before: 'It is as it was before this change already.',
  changed_since:
    'This was changed again later. Undo the later change first, or change it where it stands.',
  nothing_before: 'There is nothing to be brought back from before this change.',
  picture_gone: 'The picture that was there before is gone.',
  mail_off: 'This website sends no mail yet.',
  sign_in_refused: 'Invalid email or password',
  passkey_refused: 'This passkey was not accepted',

  translations_invalid: 'Translations must be texts by language and field, each with its source',
  translation_too_long: 'The translation {language}.{field} cannot be more than {max} characters',
  translation_one_line: 'The translation {language}.{field} can only have one line',
  required: '{label} is required',
  text_expected: 'This field must be a text',
  one_text: '{label} must be one text',
  boolean_expected: 'This field must be true or false',
  list_expected: '{label} must be a list of {items}',
  choice_unknown: '{label} must be {choices} or {choice}',
  one_line: 'This field can only have one line',
  too_long: '{label} cannot be more than {max} characters',
  too_short: '{label} must be at least {min} characters',
  message_too_short: 'Message is too short',
  too_many: 'There can be at most {max} {items}',
  email_invalid: 'Invalid email address',
  phone_invalid: 'Invalid phone number',
  phone_characters: '{label} can only have digits, spaces, +, -, ( and )',
  date_invalid: '{label} must be a real date from 1900 to 2100, year-month-day',
  time_invalid: '{label} must be a time of day such as {example}',
  web_address_invalid: '{label} must be a web address starting with http:// or https://',
  rupees_out_of_range: '{label} must be a whole number of rupees from {min} to {max}',
  rupees_invalid: '{label} must be a whole number of rupees, {min} or more',
  number_out_of_range: '{label} must be a whole number from {min} to {max}',
  per_page_out_of_range: 'A page can have from {min} to {max} rows',
  day_invalid: 'This must be a day such as {example}',
  moment_invalid: 'This must be a day such as {example} or a moment with its zone',
  range_reversed: 'The end cannot be before the beginning',
  cursor_invalid: 'This is no place in the list',
  end_without_start: 'End date needs a start date',
  end_before_start: 'End date cannot be before the start date',
  deadline_after_start: 'Last date of entry cannot be after the start date',
  day_past: '{label} is long past',
  day_far: '{label} is more than a year away',
  batch_gone: 'One of these batches is gone: choose again',
  lessonless_days: 'None of the chosen batches has a lesson on these days',
  notices_full: 'Ten notices are current in these days already. Delete one of them first.',
  group_twice: 'There are two fees for {group}',
  slug_characters: '{label} can only have small letters, digits and hyphens',
  slug_taken: 'This address is already taken',
  picture_too_large: 'The picture is larger than {megabytes} MB',
  picture_too_many_pixels: 'The picture has more than {megapixels} megapixels',
  picture_too_small: 'The picture is too small: each side must have at least {pixels} pixels',
  picture_too_narrow:
    'The picture is too narrow: its long side can be at most {times} times its short side',
  picture_too_heavy:
    'The picture is too large to open; save it with fewer megapixels or as a plain JPEG',
  picture_unreadable: 'The file is not a picture we can read (JPEG, PNG, WebP, AVIF or GIF)',
  picture_new_and_removed: 'Send a new picture or remove the present one, not both',
  password_too_common: 'This password is too common: choose another',
  password_wrong: 'The current password is not right',
  reset_link_ended: 'This link has ended or was used. Ask for a new one.',
  own_account: 'You cannot remove your own account. Another administrator can.',
  email_taken: 'There is already an account with this email',
  placeholder_unknown: 'There is no placeholder {placeholder}',
  recipients_missing: 'Add an email address first',
  recipient_foreign: 'Add this address to the list first, or use your own',

  ages_invalid: 'Ages must be years such as 6–9 or 10+',
  ages_reversed: 'Ages go from the youngest to the oldest, such as 6–9',
  level_or_ages: 'A class needs a level or ages',
  lesson_end_before_start: 'A class must end after it begins',
  seats_unknown: 'Say how many seats there are, or leave the taken ones empty',
  seats_too_few: 'More seats are taken than the {seats} there are',
  last_day_before_first: 'The last day cannot be before the first day',
  class_twice: 'This class is in the list twice',

  results_malformed: 'In results, {where} is missing or of the wrong kind',
  results_too_many: 'Results can have at most {max} {items}',
  results_range: 'In results, {where} must be from {min} to {max}{unit}',
  results_number_twice: 'Two players have the starting number {no}',
  results_number_unknown: 'Round {round} names the starting number {no}, which no player has',
  results_self: 'Round {round}: player {no} cannot play against themselves',
  results_twice: 'Round {round}: player {no} is paired twice',
  results_beyond: 'Round {round} is more than the {rounds} rounds that are announced',
  results_sides: 'Round {round}, board {board}: a bye has one player, a game has two',
  results_winner: 'The starting number {no} of a winner or hidden player is no player’s',
} as const

export type Code = keyof typeof SENTENCES

export const CODES = Object.keys(SENTENCES) as Code[]

type PartOf<Sentence> = Sentence extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartOf<Rest>
  : never

type Parts = { [One in Code]: PartOf<(typeof SENTENCES)[One]> }

/** A code whose sentence has no parts. */
export type PlainCode = { [One in Code]: [Parts[One]] extends [never] ? One : never }[Code]

type CodeWithParts = Exclude<Code, PlainCode>

/** What is wrong, in no language: `{ code: 'too_long', params: { label: 'Title', max: 150 } }` */
export type Coded =
  | { code: PlainCode; params?: undefined }
  | {
      [One in CodeWithParts]: { code: One; params: Record<Parts[One], string | number> }
    }[CodeWithParts]

/** The sentence in English. */
export function sentenceOf({ code, params }: Coded): string {
  const parts: Record<string, string | number> = params ?? {}
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]))
}
