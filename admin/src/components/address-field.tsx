import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'

interface Props {
  error: string | undefined
  input: UseFormRegisterReturn
}

/** The last part of the address of a saved item's own page. */
export function AddressField({ error, input }: Props) {
  return (
    <FormField
      label="Address"
      hint="The last part of its own page; the old one leads here"
      error={error}
    >
      {(field) => (
        <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
      )}
    </FormField>
  )
}
