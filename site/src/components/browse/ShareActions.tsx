import { useRef, useState } from 'react'
import {
  COPIED,
  copyText,
  hasShareSheet,
  NOT_COPIED,
  openShareSheet,
  whatsappShare,
  type PassedOn,
} from '~/lib/pass-on'

/** Passes an item on from its dialog: as `ShareLink.astro` does from its page. */
export function ShareActions(passedOn: PassedOn) {
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
          Share
        </button>
      ) : (
        <a
          className="button button-quiet"
          href={whatsappShare(passedOn)}
          target="_blank"
          rel="noopener"
        >
          <span>
            <span className="visually-hidden">Share on </span>WhatsApp
          </span>
        </a>
      )}
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {isCopied ? COPIED : 'Copy link'}
      </button>
      <p className="visually-hidden" role="status">
        {isCopied && COPIED}
      </p>
      <label className="share-address" hidden={isCopied !== false}>
        {NOT_COPIED}
        <input ref={addressRef} className="control" readOnly value={url} />
      </label>
    </>
  )
}
