import { useLayoutEffect, type ElementType, type ReactNode, type Ref } from 'react'

interface Props {
  as: ElementType
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

let locks = 0

/**
 * Takes the place of `react-remove-scroll` below Radix's dialogs: holds the page still while one
 * is open, by a class instead of a <style> element, which the policy would refuse. The stable
 * scrollbar gutter makes up for the bar that goes. The dialog's own scrolling is left alone.
 */
export function RemoveScroll({ as: Wrapper, children, ref }: Props) {
  useLayoutEffect(() => {
    locks += 1
    document.documentElement.classList.add('scroll-locked')
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.classList.remove('scroll-locked')
    }
  }, [])
  return <Wrapper ref={ref}>{children}</Wrapper>
}
