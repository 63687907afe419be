const drawings = {
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>',
  phone:
    '<path d="M6.6 3.5h3l1.5 4-2 1.7a12.5 12.5 0 0 0 5.7 5.7l1.7-2 4 1.5v3c0 1.2-1 2.1-2.1 2.1C10.7 19.5 4.5 13.3 4.5 5.6c0-1.2.9-2.1 2.1-2.1Z"/>',
  chat: '<path d="M4 20l1.3-4.2A8 8 0 1 1 8.3 18.8Z"/><path d="M9 10.5h6M9 13.5h4"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="M4 7l8 6 8-6"/>',
  pin: '<path d="M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.8" r="2.5"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  down: '<path d="M12 4v16M6 14l6 6 6-6"/>',
  external:
    '<path d="M14 5h5v5M19 5l-8 8M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="M8.2 10.8l7.1-4M8.2 13.2l7.1 4"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3v4M15.5 3v4"/>',
  print: '<path d="M7.5 8.5v-5h9v5M7.5 17h-3v-8.5h15V17h-3"/><path d="M7.5 13.5h9v7h-9z"/>',
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5.5M12 16.2v.1"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  offline: '<path d="M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M12 17v.1M4 4l16 16"/>',
}

interface Props {
  name: keyof typeof drawings
  size?: number
}

export function Icon({ name, size = 24 }: Props) {
  return (
    <svg
      className="line-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  )
}
