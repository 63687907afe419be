interface Props {
  label: string
}

/** Closes the dialog it stands in. */
export function CloseButton({ label }: Props) {
  return (
    <button
      type="button"
      className="button-icon"
      aria-label={label}
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
    >
      <svg className="line-icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  )
}
