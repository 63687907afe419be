interface Props {
  formLink: string
}

/** To the registration form, which is not ours and opens beside the site. */
export function RegisterLink({ formLink }: Props) {
  return (
    <a className="button" href={formLink} target="_blank" rel="noopener">
      Register now<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
