/** `chartColours().bad` and its like, for series that mean something. */
export function chartColours() {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    accent: colour('--takt-accent'), good: colour('--state-good'), busy: colour('--state-busy'), wait: colour('--state-wait'), warn: colour('--state-warn'), bad: colour('--state-bad'),
    plan: colour('--state-plan'), idle: colour('--state-idle'), none: colour('--state-none'), text: colour('--ant-color-text'), faint: colour('--ant-color-border'),
  }
}
