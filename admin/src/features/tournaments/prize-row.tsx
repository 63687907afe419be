import { prizePosition } from '@academy/api/shared/words/fact_labels'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, Trash2Icon } from 'lucide-react'
import { useId, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { m } from '@/lib/messages'
import { GrowingInput } from '@/components/growing-input'
import { IconButton } from '@/components/icon-button'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { language } from '@/lib/language'
import type { TypedPrize, TypedTournament } from './tournament-form-schema'
import { eachWords } from './tournament-words'

interface PrizeRowProps {
  index: number
  count: number
  prize: TypedPrize
  errors: Partial<Record<keyof TypedPrize, { message?: string | undefined }>> | undefined
  register: UseFormRegister<TypedTournament>
  /** Moves it, and says which control the focus goes along with. */
  onMove: (by: 1 | -1, control: string) => void
  onRemove: () => void
}

export function PrizeRow(props: PrizeRowProps) {
  const { index, count, prize, errors, register, onMove, onRemove } = props
  const id = useId()
  const [isMore, setIsMore] = useState(false)
  const number = index + 1
  const isOpen = isMore || errors?.description !== undefined
  const each = eachWords(prize)
  const notes = [each, !isOpen && prize.description.trim()].filter(Boolean)
  const names = ['position', 'amount', 'description'] as const

  const controlOf = (name: (typeof names)[number]) => ({
    'aria-invalid': errors?.[name] !== undefined,
    'aria-describedby': errors?.[name] ? `${id}-${name}-error` : undefined,
    ...register(`prizes.${index}.${name}`),
  })

  return (
    <li className="rounded-control bg-card py-0.5">
      <div className="flex flex-wrap items-center gap-1">
        <div className="min-w-0 flex-1 tight:basis-full">
          <GrowingInput
            {...controlOf('position')}
            aria-label={prizePosition[language()]}
            className="px-3!"
            autoComplete="off"
            placeholder={m.positionExample()}
          />
        </div>
        <div className="w-24 sm:w-28 tight:w-full">
          <Input
            {...controlOf('amount')}
            aria-label={m.amountInRupees()}
            inputMode="numeric"
            autoComplete="off"
            className="px-3! tabular-nums"
            placeholder="5000"
          />
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="sm:hidden"
          aria-label={m.prizeMore({ number })}
          aria-expanded={isOpen}
          onClick={() => setIsMore(!isMore)}
        >
          <ChevronDownIcon aria-hidden className={cn(isOpen && 'rotate-180')} />
        </Button>
        <div className={cn('contents', !isOpen && 'max-sm:hidden')}>
          <div className="min-w-0 flex-[1.2] max-sm:basis-full">
            <GrowingInput
              {...controlOf('description')}
              aria-label={m.description()}
              className="px-3!"
              autoComplete="off"
              placeholder={m.prizeDescriptionExample()}
            />
          </div>
          <IconButton
            Icon={ArrowUpIcon}
            data-control="up"
            className="max-sm:ml-auto"
            label={m.movePrizeUp({ number })}
            disabled={index === 0}
            onClick={() => onMove(-1, 'up')}
          />
          <IconButton
            Icon={ArrowDownIcon}
            data-control="down"
            label={m.movePrizeDown({ number })}
            disabled={index === count - 1}
            onClick={() => onMove(1, 'down')}
          />
          <IconButton
            Icon={Trash2Icon}
            data-control="remove"
            label={m.removePrize({ number })}
            onClick={onRemove}
          />
        </div>
      </div>
      {notes.length > 0 && (
        <p className={cn('pb-1 text-sm text-muted-foreground tabular-nums', !each && 'sm:hidden')}>
          {notes.join(' · ')}
        </p>
      )}
      {names.map((name) => {
        const message = errors?.[name]?.message
        return (
          message && (
            <div key={name} className="py-1">
              <FieldError id={`${id}-${name}-error`}>{message}</FieldError>
            </div>
          )
        )
      })}
    </li>
  )
}
