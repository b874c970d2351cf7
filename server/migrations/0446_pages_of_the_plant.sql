-- The pages this plant has met. What a later version brings is new in it until an administrator has looked.
create table plant_pages (
  page   text    primary key,
  is_new boolean not null
);

-- On an empty database there is no role yet. A plant that runs has met the pages that one of its roles holds and those that were the
-- administrator's from the beginning.
insert into plant_pages (page, is_new)
select page, false from role_pages
union
select page, false from unnest(array['role', 'users', 'basicInfo', 'lineDef']) as page where exists (select from roles);

-- One that began when there were all pages of today has met them all.
insert into plant_pages (page, is_new)
select page, false
from unnest(array[
  'mainDashboard', 'lineDashboard', 'lineView', 'ProductView', 'okRateView', 'stationDef', 'processResultDef', 'notifySet', 'mesProcess',
  'toMesProcess', 'orderCreate', 'pendingProductionOrder', 'orderHistory', 'pendingProductionHistory', 'processingCreate', 'typeCreat',
  'handover', 'reports', 'station', 'produceOverview', 'operator', 'timeFragment', 'shiftManage', 'typePara', 'typeProcessSetting',
  'productSummary', 'processSummary', 'dataSummary', 'bomSet', 'bomDef', 'bomMonitors', 'bomSummary', 'bomProcessSummary', 'failDef',
  'cpkReport', 'failSummary', 'failDetail', 'signals', 'concessions', 'problems', 'reworkSummary', 'defectReporting', 'reworkReporting',
  'gaugeStudy', 'reworkerManage', 'equipmentAlarmDefs', 'inspectManage', 'stationChecks', 'toolDef', 'sopManage', 'toolSet', 'stationSop',
  'equipmentAlarm', 'equipmentStatistics', 'equipmentReport', 'cycleTime', 'ampereLampSetting', 'lossInquiry', 'andonReport',
  'stationLogView', 'mesLogView', 'dbLogView', 'sysLogView'
]) as page
where exists (select from roles)
  and (select "timestamp"::timestamptz from migrations where name = '0212_period_reports')
      < (select min("timestamp"::timestamptz) from migrations) + interval '2 minutes'
on conflict do nothing;
