import type { Sendable } from '@/unsent/attempt'

/** How a notice is saved is no part of the first view: it comes with the first that is sent. */
export const sendableNotices = {
  async create(sent, options) {
    const { noticeKind } = await import('./notice-kind')
    return noticeKind.create(sent, options)
  },
  async change(id, sent, options) {
    const { noticeKind } = await import('./notice-kind')
    return noticeKind.change(id, sent, options)
  },
} satisfies Sendable
