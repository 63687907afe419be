import { createElement, useCallback, useEffect, useState, type ComponentType } from 'react'

/** An item that was pressed: another object each time, so that it can be pressed again. */
export interface Pressed {
  slug: string
}

export interface DialogProps<Item> {
  items: Item[]
  pressed: Pressed | null
}

/**
 * Opens items on top of their list. What shows them is fetched when somebody reaches for one, before
 * it is pressed; not by React's `lazy`, which keeps what it has just fetched back for 300 ms.
 * @param load has to be stable between renders
 */
export function useLazyDialog<Item>(
  listPath: string,
  items: Item[],
  load: () => Promise<ComponentType<DialogProps<Item>>>
) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps<Item>> | null>(null)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const fetchDialog = useCallback(() => load().then((loaded) => setDialog(() => loaded)), [load])

  useEffect(() => {
    const follow = () => {
      // Forward to an item. If it cannot be shown here, its page shows it.
      if (location.pathname !== listPath) fetchDialog().catch(() => location.reload())
    }
    // Or the page was left and come back to, before the island woke up.
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [listPath, fetchDialog])

  const onOpen = useCallback(
    (slug: string) => {
      fetchDialog().then(
        () => setPressed({ slug }),
        () => location.assign(`${listPath}/${slug}`)
      )
    },
    [listPath, fetchDialog]
  )

  return {
    onOpen,
    onReach: () => void fetchDialog().catch(() => undefined),
    dialog: Dialog && createElement(Dialog, { items, pressed }),
  }
}
