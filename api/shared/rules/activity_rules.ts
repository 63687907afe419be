export const ACTIVITY_KIND_INVALID =
  'The kind must be tournaments, achievements, contacts, ready_replies, settings or account'
export const ACTIVITY_ITEM_INVALID = 'The item must be one text'
export const NOTHING_BEFORE = 'There is nothing to be brought back from before this change.'
export const AS_BEFORE = 'It is as it was before this change already.'
export const PICTURE_GONE = 'The picture that was there before is gone.'
