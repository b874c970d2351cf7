import { activate, beat, beginFault, changeState, deactivate, endFault, readParameters } from './machine.ts'
import {
  consumeMaterials,
  installMaterials,
  loadMaterials,
  uninstallMaterials,
  unloadMaterials,
} from './materials.ts'
import { type Heard, ignore, type Understood } from './speak.ts'
import { arriveUnits, checkUnits, endWork, processUnits, repairUnits } from './units.ts'
import { validateUnits } from './validate-units.ts'

type Act = (heard: Heard) => Promise<Understood>

/** Every message that means something here. */
const acts: Record<string, Act> = {
  'CFX.EndpointConnected': beat,
  'CFX.Heartbeat': beat,
  'CFX.Production.UnitsInitialized': arriveUnits,
  'CFX.Production.UnitsArrived': arriveUnits,
  'CFX.Production.WorkStarted': arriveUnits,
  'CFX.Production.WorkCompleted': endWork,
  'CFX.Production.Processing.UnitsProcessed': processUnits,
  'CFX.Production.TestAndInspection.UnitsTested': checkUnits,
  'CFX.Production.TestAndInspection.UnitsInspected': checkUnits,
  'CFX.Production.ReworkAndRepair.UnitsRepaired': repairUnits,
  'CFX.Production.Assembly.MaterialsInstalled': installMaterials,
  'CFX.Production.Assembly.MaterialsUninstalled': uninstallMaterials,
  'CFX.Production.OperatorActivated': activate,
  'CFX.Production.OperatorDeactivated': deactivate,
  'CFX.Materials.Storage.MaterialsLoaded': loadMaterials,
  'CFX.Materials.Storage.MaterialsUnloaded': unloadMaterials,
  'CFX.Materials.Management.MaterialsConsumed': consumeMaterials,
  'CFX.ResourcePerformance.StationStateChanged': changeState,
  'CFX.ResourcePerformance.FaultOccurred': beginFault,
  'CFX.ResourcePerformance.FaultCleared': endFault,
  'CFX.ResourcePerformance.StationParametersModified': readParameters,
  'CFX.InformationSystem.UnitValidation.ValidateUnitsRequest': validateUnits,
}

/** Why nothing is done with those that people look for. */
const reasons: Record<string, string> = {
  'CFX.Production.UnitsDeparted': 'A unit leaves with its completion.',
  'CFX.Production.UnitsDisqualified': 'Whether a unit is scrapped a person decides here.',
  'CFX.Production.ToolsUsed': 'Tools are not counted here.',
  'CFX.ResourcePerformance.FaultAcknowledged': 'An alarm is on or off here; who has seen it is not kept.',
  'CFX.InformationSystem.WorkOrderManagement.WorkOrdersCreated':
    'Orders come through the interface of the host.',
  'CFX.InformationSystem.UnitValidation.ValidateUnitsResponse': 'It is our answer, and no question.',
}
const stages = 'The stages of a station are one step here.'

/** Undefined: no message of the standard. */
export function actOn(heard: Heard): Promise<Understood> | Understood | undefined {
  const { MessageName } = heard.envelope
  const act = Object.hasOwn(acts, MessageName) ? acts[MessageName] : undefined
  if (act) return act(heard)
  if (!/^CFX(\.\w+)+$/.test(MessageName)) return undefined
  return ignore(
    reasons[MessageName] ?? (MessageName.includes('.WorkStage') ? stages : 'It has no counterpart here.'),
  )
}
