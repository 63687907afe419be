import { feesOf, type EntryFees } from '@academy/api/shared/tournament/entry_fees'
import { groupFeeWords } from '@academy/api/shared/words/entry_words'
import { Words } from '~/components/browse/Words'
import { language } from '~/i18n/language'

interface Props {
  fees: EntryFees
  /** What the names of groups that no rule knows are written in. */
  written: string | undefined
  before?: string | false
}

/** 'Under 15 ₹350 · Open ₹500', behind the words that come first. */
export const Fees = ({ fees, written, before }: Props) => (
  <span className="dotted">
    {feesOf(fees).map((fee, index) => (
      <span key={fee.group}>
        {index === 0 && before}
        <Words text={groupFeeWords(language(), fee)} language={written} />{' '}
      </span>
    ))}
  </span>
)
