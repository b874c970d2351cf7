/** Whom everybody knows by name, and the number that tells two of a name apart; null: the plant keeps nobody under it. */
export const sayOperator = (operatorNo: string, name: string | null) =>
  name === null || name === operatorNo ? operatorNo : `${name} (${operatorNo})`
