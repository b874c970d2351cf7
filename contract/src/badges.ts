/** A badge is what somebody logs in with at a station: whoever reads of it sees its end at most. */
export const maskBadge = (badge: string) => (badge.length >= 6 ? `••••${badge.slice(-2)}` : '••••')

/** Badges in the text of a message: `cardId` of the station interface, `OperatorIdentifier` of CFX. */
export const maskBadges = (text: string) =>
  text.replaceAll(
    /("(?:cardId|OperatorIdentifier)"\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
    (_, name: string, badge: string) => `${name}"${maskBadge(badge)}"`,
  )
