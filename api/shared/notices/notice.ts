export const NOTICE_KINDS = ['no-class', 'moved', 'extra', 'other'] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Days as `YYYY-MM-DD` of India's calendar. */
export interface NoticeDays {
  firstDay: string
  /** The last day on which it is shown. */
  lastDay: string
}

export interface NoticeContent extends NoticeDays {
  kind: NoticeKind
  /** Empty: it is for everybody. */
  batchIds: string[]
  /** Of `moved`; empty for the other kinds. */
  place: string
  text: string
  /** A web address, or empty. */
  link: string
}
