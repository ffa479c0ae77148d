# Answers Packbench's questions about the print system: a line of JSON in, a line of JSON out, until the input ends.
# {"id":1,"ask":"printers"} · {"id":2,"ask":"states"} · {"id":3,"ask":"jobs","printer":"..."} · {"id":4,"ask":"cancel","printer":"...","job":7}
# Names come as values only and are never part of a command. Nothing is changed but by "cancel".
$ErrorActionPreference = 'Stop'
# Streams of our own: the console's encodings are the computer's, and cannot be set where there is no console.
$plain = New-Object System.Text.UTF8Encoding $false
$questions = New-Object System.IO.StreamReader ([Console]::OpenStandardInput(), $plain)
$answers = New-Object System.IO.StreamWriter ([Console]::OpenStandardOutput(), $plain)
$answers.AutoFlush = $true

# The number itself: the module of Windows shows it as words of the system's language.
function Read-Number($instance, $name) { [long]$instance.PSBase.CimInstanceProperties[$name].Value }

# Paper and trays are slow to ask of a network printer, and change only with its driver.
$papers = @{}

function Read-Papers($printer) {
  $key = "$($printer.Name)|$($printer.DriverName)"
  if ($papers.ContainsKey($key)) { return $papers[$key] }
  $found = @{ media = @(); trays = @(); defaultMedia = $null }
  try {
    Add-Type -AssemblyName System.Drawing
    $settings = New-Object System.Drawing.Printing.PrinterSettings
    $settings.PrinterName = $printer.Name
    # In hundredths of an inch.
    $found.media = @($settings.PaperSizes | ForEach-Object { @{ name = $_.PaperName; width = $_.Width; height = $_.Height } })
    $found.trays = @($settings.PaperSources | ForEach-Object { $_.SourceName })
    $found.defaultMedia = $settings.DefaultPageSettings.PaperSize.PaperName
  } catch { } # A computer may forbid it; then the printer's own paper is used, and the page says that it is not known.
  $papers[$key] = $found
  return $found
}

function Read-Printers {
  $default = $null
  try { $default = (Get-CimInstance -ClassName Win32_Printer -Filter 'Default = TRUE').Name } catch { } # Then there is none.
  @(Get-Printer | ForEach-Object {
    $paper = Read-Papers $_
    @{
      name = $_.Name; comment = [string]$_.Comment; location = [string]$_.Location
      status = (Read-Number $_ 'PrinterStatus'); isDefault = ($_.Name -eq $default)
      media = @($paper.media); trays = @($paper.trays); defaultMedia = $paper.defaultMedia
    }
  })
}

function Read-States {
  @(Get-Printer | ForEach-Object { @{ name = $_.Name; status = (Read-Number $_ 'PrinterStatus') } })
}

function Read-Jobs($name) {
  $printer = Get-Printer -Name ([System.Management.Automation.WildcardPattern]::Escape($name))
  $jobs = @(Get-PrintJob -PrinterName $name | ForEach-Object {
    @{
      id = (Read-Number $_ 'Id'); document = [string]$_.DocumentName; status = (Read-Number $_ 'JobStatus')
      pagesPrinted = (Read-Number $_ 'PagesPrinted')
    }
  })
  @{ status = (Read-Number $printer 'PrinterStatus'); jobs = $jobs }
}

while ($null -ne ($line = $questions.ReadLine())) {
  $id = 0
  try {
    $question = $line | ConvertFrom-Json
    $id = $question.id
    $value = switch ($question.ask) {
      'printers' { @{ printers = @(Read-Printers) } }
      'states' { @{ printers = @(Read-States) } }
      'jobs' { Read-Jobs $question.printer }
      'cancel' { Remove-PrintJob -PrinterName $question.printer -ID $question.job; @{ } }
      default { throw "Unknown question: $($question.ask)" }
    }
    $answer = @{ id = $id; ok = $true; value = $value }
  } catch {
    $isRunning = (Get-Service -Name Spooler -ErrorAction SilentlyContinue).Status -eq 'Running'
    $answer = @{
      id = $id; ok = $false; message = [string]$_.Exception.Message
      notFound = ($_.CategoryInfo.Category -eq 'ObjectNotFound'); spoolerRunning = $isRunning
    }
  }
  $answers.WriteLine((ConvertTo-Json -InputObject $answer -Compress -Depth 6))
}
