/** Classes of a dialog that is the whole screen on phones and a panel elsewhere; its greatest width is its own. */
export const sheet =
  'flex! h-dvh! max-h-none! w-full! max-w-none! flex-col gap-0! overflow-hidden! rounded-none! border-0! p-0! outline-none tall:h-auto! tall:max-h-[calc(100dvh-3rem)]! tall:w-[calc(100%-3rem)]! tall:rounded-panel! tall:border!'
