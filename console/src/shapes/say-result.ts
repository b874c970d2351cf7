type Result = { resultCode: string; resultName: string | null }

/** What a result is called, and the code by which it is filtered and sent. */
export const sayResult = ({ resultCode, resultName }: Result) =>
  resultName === null || resultName === resultCode ? resultCode : `${resultName} (${resultCode})`
