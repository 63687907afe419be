import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'

type Props = UseFormRegisterReturn & { error: string | undefined }

export const AddressField = ({ error, ...input }: Props) => (
  <FormField label={m.address()} hint={m.addressHint()} error={error}>
    {(field) => (
      <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    )}
  </FormField>
)
