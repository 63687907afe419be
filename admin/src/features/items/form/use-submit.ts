import type { SubmitEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { useFocusOnFault } from './use-focus-on-fault'
import type { useFormLife } from './use-form-life'
import type { useSaveQuestions } from './use-save-questions'

type Task<Output> = (output: Output) => Promise<void>

/** From a press of Save to the save: the form is checked, what is to be asked is asked, and it begins. */
export function useSubmit<Input extends WithTranslations, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  life: ReturnType<typeof useFormLife<Input>>,
  questions: ReturnType<typeof useSaveQuestions<Input, Output>>
) {
  const setChecked = useFocusOnFault()

  /** @param settled how many of the questions need no answer any more */
  const submitted = (task: Task<Output>, settled = 0) =>
    form.handleSubmit(async (output) => {
      if (life.isBusy() || life.present().step === 'waiting') return
      const goOn = (count: number) => void submitted(task, count)()
      if (questions.ask(output, settled, goOn)) return
      questions.settle(output)
      life.dispatch({ type: 'began' })
      await task(output)
    })

  return {
    submit: (task: Task<Output>) => submitted(task)(),
    async submitFrom(event: SubmitEvent<HTMLFormElement>, task: Task<Output>) {
      const element = event.currentTarget
      const active = document.activeElement
      await submitted(task)(event)
      setChecked({ element, active })
    },
  }
}
