import type { SharedPage } from '@academy/api/shared/text/share'
import * as m from 'virtual:messages'
import { useRef, useState } from 'react'
import { copyText, hasShareSheet, openShareSheet, whatsappShare } from '~/lib/pass-on'

/** Passes an item on from its dialog: as `ShareLink.astro` does from its page. */
export function ShareActions(passedOn: SharedPage) {
  const { url } = passedOn
  const [isCopied, setIsCopied] = useState<boolean>()
  const addressRef = useRef<HTMLInputElement>(null)

  const copy = async () => {
    const isDone = await copyText(url)
    setIsCopied(isDone)
    // The field is there, if hidden, so that it can be selected at once.
    addressRef.current!.parentElement!.hidden = isDone
    if (isDone) return
    // Focus brings it into view, a selection alone does not.
    addressRef.current!.focus()
    addressRef.current!.select()
  }

  return (
    <>
      {hasShareSheet() ? (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => openShareSheet(passedOn)}
        >
          {m.share()}
        </button>
      ) : (
        <a
          className="button button-quiet"
          href={whatsappShare(passedOn)}
          target="_blank"
          rel="noopener"
        >
          <span>
            <span className="visually-hidden">{m.shareOn()}</span>
            {m.whatsapp()}
          </span>
        </a>
      )}
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {isCopied ? m.linkCopied() : m.copyLink()}
      </button>
      <p className="visually-hidden" role="status">
        {isCopied && m.linkCopied()}
      </p>
      <label className="share-address" hidden={isCopied !== false}>
        {m.notCopied()}
        <input ref={addressRef} className="control" readOnly value={url} />
      </label>
    </>
  )
}
