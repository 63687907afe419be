import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'

interface Props {
  error: string | undefined
  input: UseFormRegisterReturn
}

export function AddressField({ error, input }: Props) {
  return (
    <FormField label={m.address()} hint={m.addressHint()} error={error}>
      {(field) => (
        <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
      )}
    </FormField>
  )
}
