/** Two messages of a log, line by line. */
export const textDiff = {
  same: 'No line differs.',
  left: '… {lines} lines the same',
  earlier: 'Compare with the message before',
  none: 'There is no earlier message of this kind.',
  request: 'Request: what is different from {time}',
  response: 'Response: what is different from {time}',
  noText: 'The text of the earlier message is no longer kept.',
  trial: 'What is different from the recorded answer',
}
