import { Fragment } from 'react'
import { webAddressesIn, linkTo } from '@academy/api/shared/text/addresses_in_text'
import { Words } from './Words'

interface Props {
  text: string
  language: string | undefined
}

/** What the director wrote of an item; web addresses in it are links. */
export function Description({ text, language }: Props) {
  const addresses = webAddressesIn(text)
  const ends = [0, ...addresses.map(({ address, index }) => index + address.length)]
  return (
    <p className="details-text">
      {ends.map((end, at) => {
        const found = addresses[at]
        return (
          <Fragment key={end}>
            <Words text={text.slice(end, found?.index)} language={language} />
            {found && (
              <a
                className="tap"
                href={linkTo(found.address)}
                target="_blank"
                rel="noopener nofollow"
              >
                {found.address}
              </a>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
