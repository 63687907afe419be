import { feesOf, type EntryFees } from '@academy/api/shared/tournament/entry_fees'
import { groupFeeWords } from '@academy/api/shared/words/entry_words'
import { Fragment } from 'react'
import { Words } from '~/components/browse/Words'
import { language } from '~/i18n/language'

interface Props {
  fees: EntryFees
  /** What the names of groups that no rule knows are written in. */
  written: string | undefined
}

/** 'Under 15 ₹350 · Open ₹500', each group with its amount in one line where that has room. */
export const Fees = ({ fees, written }: Props) =>
  feesOf(fees).map((fee, index) => (
    <Fragment key={fee.group}>
      {index > 0 && ' · '}
      <span className="fee">
        <Words text={groupFeeWords(language(), fee)} language={written} />
      </span>
    </Fragment>
  ))
