import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { FieldError } from '@/components/form-field'
import { ListMessage } from '@/components/list-message'
import { PageTitle } from '@/components/page-title'
import { askFor } from '@/lib/outbox/store'
import { useShares, type Share } from '@/lib/outbox/shares'
import { useAccount } from '@/lib/profile'
import { SharedItem } from './shared-item'

export default function SharePage() {
  const account = useAccount()?.email
  const shares = useShares(account)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const open = (share: Share, path: string) => {
    askFor('share', share.id)
    // Back leads to what was before it.
    void navigate(`${path}?new`, { replace: true })
  }

  const arrived = shares?.find(({ id }) => id === search.get('id'))
  // Nothing to ask about: a text alone is a circular.
  const text = arrived?.files.length === 0 ? arrived : undefined
  useEffect(() => {
    if (!text) return
    askFor('share', text.id)
    void navigate(`${paths.tournaments}?new`, { replace: true })
  }, [text, navigate])

  const failure = search.has('unkept')
    ? m.shareUnkept()
    : search.has('missed')
      ? m.shareMissed()
      : undefined
  return (
    <>
      <PageTitle title={m.shared()} />
      <div role="alert" className="mb-6 empty:hidden">
        {failure && <FieldError>{failure}</FieldError>}
      </div>
      {shares?.length === 0 && (
        <ListMessage piece="knight" title={m.nothingShared()} hint={m.nothingSharedHint()} />
      )}
      {!text && (
        <ul className="grid max-w-180 gap-6">
          {shares?.map((share) => (
            <SharedItem key={share.id} share={share} onOpen={(path) => open(share, path)} />
          ))}
        </ul>
      )}
    </>
  )
}
