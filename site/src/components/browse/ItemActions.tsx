import { messageOf, whatsappMessage, type SharedPage } from '@academy/api/shared/text/share'
import * as m from 'virtual:messages'
import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/Icon'

interface Props {
  page: SharedPage
  /** What is as important as to share it. */
  first?: ReactNode
  children?: ReactNode
}

export function ItemActions({ page, first, children }: Props) {
  const { title, text, url } = page
  return (
    <div className="item-actions ways no-print">
      <a
        className="button button-quiet"
        href={whatsappMessage(messageOf(page))}
        target="_blank"
        rel="noopener"
        data-share={JSON.stringify({ title, text: text || title, url })}
      >
        <Icon name="share" size={20} />
        {m.share()}
      </a>
      {first}
      <button type="button" className="action" data-copy={url}>
        <Icon name="copy" size={20} />
        <span data-copied={m.linkCopied()}>{m.copyLink()}</span>
      </button>
      {children}
      <p className="visually-hidden" role="status"></p>
      <label className="share-address" hidden>
        {m.notCopied()}
        <input className="control" readOnly value={url} />
      </label>
    </div>
  )
}
