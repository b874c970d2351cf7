import { readLine, readUserName } from './stored.ts'

/** Where this device is on the line, for pages that log at a station. */
const stationPlace = () => `station ${readLine()}`
export const readStation = () => localStorage.getItem(stationPlace())
export const writeStation = (stationNumber: string) => localStorage.setItem(stationPlace(), stationNumber)

/** Who reworked last at this bench, as this person chose it: for as long as this tab is open. */
const reworkerPlace = () => `reworker ${readLine()} ${readUserName()}`
export const readReworker = () => sessionStorage.getItem(reworkerPlace())
export const writeReworker = (operatorNo: string) => sessionStorage.setItem(reworkerPlace(), operatorNo)
