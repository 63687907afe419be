import type { ElementType, ReactNode, Ref } from 'react'

interface Props {
  as: ElementType
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Takes the place of `react-remove-scroll` below Radix's dialogs, whose <style> element the policy
 * would refuse: `styles/index.css` holds the page still while an overlay is there.
 */
export const RemoveScroll = ({ as: Wrapper, children, ref }: Props) => (
  <Wrapper ref={ref}>{children}</Wrapper>
)
